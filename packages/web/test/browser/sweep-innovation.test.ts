import { sweep } from './sweep.ts'

sweep('innovation')
