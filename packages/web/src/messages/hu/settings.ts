import type { SettingsWords } from '../messages.ts'

export const settings: SettingsWords = {
  title: 'Beállítások',
  more: 'Ebben a böngészőben érvényesek, azonnal.',
  language: 'Nyelv',
  languageMore: 'Az oldalaké, a kártyáké és a naplóé; játék közben is váltható.',
  languageSystem: 'Ahogy a böngészőben',
  theme: 'Fény',
  themeMore: 'Az udvar délben, vagy ugyanaz az udvar lámpafénynél.',
  themes: { system: 'Ahogy a rendszerben', light: 'Világos', dark: 'Sötét' },
  motion: 'Mozgás',
  motionMore: 'A kártyák oda vándorolnak, ahová kerülnek, így látod, mit tesznek a többiek.',
  motions: { system: 'Ahogy a rendszerben', full: 'Mindig', none: 'Soha' },
  confirmation: 'Megerősítés, mielőtt számít',
  confirmationMore: 'A kártya, amelyre kattintasz, előbb megmutatja, mit tesz. Milyen gyakran kérdezzünk rá?',
  confirmations: { always: 'Mindig', reveals: 'Ha nem vonható vissza', never: 'Soha' },
  contrast: 'Kontraszt',
  contrastMore: 'Sötétebb vonalak és betűk.',
  contrasts: { system: 'Ahogy a rendszerben', more: 'Erősebb' },
  sound: 'Hang',
  soundMore: 'Rövid, halk hang, amikor te jössz.',
  sounds: { off: 'Ki', on: 'Be' },
}
