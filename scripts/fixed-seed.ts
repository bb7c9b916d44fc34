import { configureGlobal } from 'fast-check'

const DAY = 86_400_000

/* Properties try the same values every time, but with LONG others every day, or those of SEED. */
const { SEED, LONG } = process.env
configureGlobal({ seed: Number(SEED ?? (LONG === undefined ? 0 : Math.floor(Date.now() / DAY))) })
