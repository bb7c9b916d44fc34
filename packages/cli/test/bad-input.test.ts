import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { folder, ziggurat } from './run.ts'

const place = folder()
const file = (name: string, text: string): string => {
  const path = join(place, name)
  writeFileSync(path, text)
  return path
}
mkdirSync(join(place, 'directory'))

const HEADER = `ziggurat 1\ngame seven-wonders\nrules 2\nseats 3\nhash ${'0'.repeat(64)}\n`
const chess = file('chess.txt', HEADER.replace('seven-wonders', 'chess'))
const noise = file('noise.txt', '{"game": 1}')
const unseeded = file('unseeded.txt', HEADER)
const strange = file('strange.txt', `${HEADER}seed ${'0'.repeat(64)}\n\n0: build colosseum\n`)

/** What is typed, and the error line. */
const CASES: readonly (readonly [string, RegExp])[] = [
  ['dance', /no command 'dance' .*play, serve, claim/],
  ['play', /which game\? .*seven-wonders/],
  ['play chess', /no game 'chess' .*seven-wonders/],
  ['play __proto__', /no game '__proto__'/],
  ['play seven-wonders now', /'now' is one word too many/],
  ['play seven-wonders --players 9', /takes 2 to 7 players, not '9'/],
  ['play seven-wonders --players three', /takes 2 to 7 players, not 'three'/],
  ['play seven-wonders --players', /'--players' needs a value/],
  ['play seven-wonders --players -3', /'--players' needs a value/],
  ['play seven-wonders --seat 3', /'--seat' is a whole number from 0 to 2, not '3'/],
  ['play seven-wonders --seat 1.5', /'--seat' is a whole number/],
  ['play seven-wonders --lang de', /no language 'de' .*en, cs, hu, pl/],
  ['play seven-wonders --bots deep-blue', /no bot 'deep-blue' .*random/],
  ['play seven-wonders --players 3 --bots random,random,random', /3 bots are too many: there are 2 seats/],
  ['play seven-wonders --bots random,random,random,random,random,random,random', /at most 7 players/],
  ['play seven-wonders --option sides', /key=value, not 'sides' .*sides=/],
  ['play seven-wonders --option sides=C', /option 'sides' cannot be 'C' \(.*A, B\)/],
  ['play seven-wonders --option leaders=yes', /no option 'leaders' .*sides/],
  ['play seven-wonders --option __proto__=x', /no option '__proto__'/],
  ['play through-the-ages --level simple', /option 'level' can be 'simple' only if 'edition' is 2006/],
  [
    'cards through-the-ages --edition 2006 --level simple --peaceful yes',
    /option 'peaceful' can be 'yes' only if 'level' is full/,
  ],
  ['play seven-wonders --turbo', /no flag '--turbo' .*--players/],
  ['play seven-wonders --json', /no flag '--json'/],
  ['play seven-wonders --name <b>', /'--name'/],
  [`play seven-wonders --save ${noise}`, /line 1: a record begins with/],
  [`play seven-wonders --save ${join(place, 'directory')}`, /it is a directory/],
  [`play seven-wonders --save ${join(place, 'nowhere', 'game.txt')}`, /cannot write/],
  ['sim seven-wonders --games 0', /'--games' is a whole number from 1/],
  ['sim seven-wonders --games 1e3', /'--games' is a whole number/],
  ['sim seven-wonders --json=yes', /'--json' takes no value/],
  ['sim seven-wonders --players 2 --bots random,random,novice', /3 bots are too many/],
  ['arena seven-wonders --games 3', /which bots\?/],
  ['arena seven-wonders --bots random,, --games 3', /no bot ''/],
  ['cards', /which game\?/],
  ['cards seven-wonders -x', /no flag '-x'/],
  ['replay', /which file\?/],
  [`replay ${join(place, 'missing.txt')}`, /cannot read .*: there is no such file/],
  [`replay ${place}`, /it is a directory/],
  [`replay ${noise}`, /line 1: a record begins with 'ziggurat 1'/],
  [`replay ${chess}`, /no game 'chess'/],
  [`replay ${unseeded}`, /no seed/],
  [`replay ${strange}`, /line 8: .*'build colosseum' is not among the answers.*possible here: /],
  [`replay ${strange} --to 2`, /'--to' is a whole number from 0 to 1, not '2'/],
  [`verify ${join(place, 'missing.txt')}`, /there is no such file/],
  [`verify ${noise}`, /a record begins with/],
  ['fuzz seven-wonders --seconds soon', /'--seconds' is a number above 0/],
  ['fuzz seven-wonders --seconds 0', /'--seconds' is a number above 0/],
  ['fuzz seven-wonders --players 8', /takes 2 to 7 players/],
]

describe('wrong input gets one clear line and exit code 2', () => {
  test.each(CASES)('ziggurat %s', async (typed, line) => {
    const { code, out, err } = await ziggurat(typed.split(' '))
    expect(err).toMatch(/^ziggurat: [^\n]+\n$/)
    expect(err).toMatch(line)
    expect(out).toBe('')
    expect(code).toBe(2)
  })
})
