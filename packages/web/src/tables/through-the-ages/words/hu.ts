import { en } from './en.ts'
import type { Words } from './en.ts'

export const hu: Words = en
