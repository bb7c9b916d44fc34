import { sweep } from './sweep.ts'

sweep('through-the-ages')
