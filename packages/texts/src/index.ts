export { listsIn } from './lists.ts'
export type { Forms, Language, SettingWords, Texts } from './texts.ts'
export { counting, isLanguage, LANGUAGES, settingIn } from './texts.ts'
export { columns, cut, wrap } from './wrap.ts'
