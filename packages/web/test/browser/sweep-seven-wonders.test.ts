import { sweep } from './sweep.ts'

sweep('seven-wonders')
