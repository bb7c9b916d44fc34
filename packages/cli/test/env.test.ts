import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

import { fastRandom, isProblem, parseRecord, pick, verify } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { expect, test } from 'vitest'

import { Environment } from '../src/env/environment.ts'
import { LineSplitter } from '../src/env/line-splitter.ts'
import { BIN, output } from './run.ts'

const DOCS = resolve(import.meta.dirname, '../../../docs')

type Response = Readonly<Record<string, unknown>>

function environment(id: string): Environment {
  const entry = GAMES.get(id)
  if (entry === undefined) throw new Error(`there is no game ${id}`)
  return new Environment(entry.game)
}

const asking =
  (environment: Environment) =>
  (request: object): Response =>
    JSON.parse(environment.respond(JSON.stringify(request))) as Response

const environmentOf = (id: string) => asking(environment(id))

test.each([...GAMES.values()])('$game.id: the real process plays whole games', async ({ game }) => {
  const child = spawn(process.execPath, [BIN, 'env', game.id])
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ask = async (request: object): Promise<Response> => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    return JSON.parse((await lines.next()).value as string) as Response
  }
  const random = fastRandom(1)
  for (const seats of [game.seats.min, game.seats.max]) {
    let position = await ask({ do: 'reset', seed: `env ${seats}`, seats, show: ['view'], id: seats })
    expect(position).toMatchObject({ id: seats, over: false })
    const { table } = position
    while (position['over'] === false) {
      expect(position['view']).toBeTypeOf('object')
      const answer = pick(random, position['options'] as string[])
      position = await ask({ do: 'answer', table, seat: position['seat'], answer, show: ['view'] })
    }
    const rewards = position['rewards'] as number[]
    expect(rewards).toHaveLength(seats)
    expect(rewards.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
    const record = parseRecord((await ask({ do: 'record', table }))['record'] as string)
    if (isProblem(record)) throw new Error(record.code)
    expect(isProblem(verify(game, record))).toBe(false)
    expect(record.scores).toEqual(position['scores'])
  }
  child.stdin.end()
  expect(await new Promise((done) => child.on('close', done))).toBe(0)
})

test('the same seed gives the same game, and reset replaces the game at a table', () => {
  const ask = environmentOf('innovation')
  const first = ask({ do: 'reset', seed: 'same', seats: 3, show: ['view'] })
  const other = ask({ do: 'reset', seed: 'same', seats: 3, show: ['view'] })
  expect({ ...other, table: 1 }).toEqual(first)
  expect(ask({ do: 'reset', seed: 'another', seats: 2, table: 1 })).toMatchObject({ table: 1, asked: [0, 1] })
  expect(ask({ do: 'position', table: 2, show: ['view'] })).toEqual({ ...other, table: undefined })
})

test('a fork and its table do not affect each other, and a redealt table looks the same', () => {
  const ask = environmentOf('seven-wonders')
  const { table, options } = ask({ do: 'reset', seed: 'forks', seats: 3 })
  const [answer] = options as string[]
  const before = ask({ do: 'view', table, seat: 0 })
  const fork = ask({ do: 'fork', table })['table']
  ask({ do: 'answer', table: fork, seat: 0, answer })
  expect(ask({ do: 'position', table: fork })['asked']).toEqual([1, 2])
  expect(ask({ do: 'position', table })['asked']).toEqual([0, 1, 2])
  const redealt = ask({ do: 'redeal', table, seat: 0, seed: 'x' })['table']
  expect(ask({ do: 'view', table: redealt, seat: 0 })).toEqual(before)
  expect(ask({ do: 'view', table: redealt, seat: 1 })).not.toEqual(ask({ do: 'view', table, seat: 1 }))
  expect(ask({ do: 'release', table: fork })).toEqual({})
  expect(ask({ do: 'position', table: fork })).toMatchObject({ error: { code: 'unknown-table' } })
})

test('a redealt table and its forks have no record, until a new game begins there', () => {
  const ask = environmentOf('seven-wonders')
  const { table, options } = ask({ do: 'reset', seed: 'records', seats: 3 })
  ask({ do: 'answer', table, seat: 0, answer: (options as string[])[0] })
  const redealt = ask({ do: 'redeal', table, seat: 0 })['table']
  const both = [redealt, ask({ do: 'fork', table: redealt })['table']]
  for (const each of both)
    expect(ask({ do: 'record', table: each })).toMatchObject({
      error: { code: 'no-record', message: expect.stringContaining('redealt') },
    })
  const record = ask({ do: 'record', table })
  expect(record['record']).toMatch(/seven-wonders/)
  expect(ask({ do: 'record', table: ask({ do: 'fork', table })['table'] })).toEqual(record)
  ask({ do: 'reset', table: redealt, seed: 'records', seats: 3 })
  expect(ask({ do: 'record', table: redealt })['record']).toMatch(/seven-wonders/)
})

test('features are the inputs of our networks, in groups, and the same on a redealt table', () => {
  const ask = environmentOf('seven-wonders')
  const { size, groups } = ask({ do: 'about' })['features'] as {
    size: number
    groups: { from: number; size: number }[]
  }
  expect(groups.reduce((sum, each) => sum + each.size, 0)).toBe(size)
  expect(
    groups.every(
      ({ from }, at) => from === (at === 0 ? 0 : (groups[at - 1]?.from ?? 0) + (groups[at - 1]?.size ?? 0)),
    ),
  ).toBe(true)
  const { table } = ask({ do: 'reset', seed: 'features', seats: 4 })
  const features = ask({ do: 'features', table, seat: 2 })
  const places = features['places'] as number[]
  expect(places.length).toBeGreaterThan(10)
  expect(Math.max(...places)).toBeLessThan(size)
  expect(features['values']).toHaveLength(places.length)
  const redealt = ask({ do: 'redeal', table, seat: 2 })['table']
  expect(ask({ do: 'features', table: redealt, seat: 2 })).toEqual(features)
})

test('a bot says what it would answer, and the same again', () => {
  const ask = environmentOf('innovation')
  const { table, options } = ask({ do: 'reset', seed: 'bot' })
  const request = { do: 'bot', table, seat: 0, bot: 'novice-1' }
  expect(options).toContain(ask(request)['answer'])
  expect(ask(request)).toEqual(ask(request))
})

const WRONG: readonly (readonly [string, string])[] = [
  ['hello', 'not-json'],
  ['[]', 'not-an-object'],
  ['null', 'not-an-object'],
  ['{}', 'unknown-request'],
  ['{"do":"dance"}', 'unknown-request'],
  ['{"do":"reset","seats":1}', 'wrong-value'],
  ['{"do":"reset","seats":"3"}', 'wrong-value'],
  ['{"do":"reset","seed":7}', 'wrong-value'],
  ['{"do":"reset","show":["hands"]}', 'wrong-value'],
  ['{"do":"reset","options":{"edition":"ninth"}}', 'unknown-value'],
  ['{"do":"reset","options":{"__proto__":"x","planet":"mars"}}', 'unknown-option'],
  ['{"do":"reset","options":3}', 'wrong-value'],
  ['{"do":"reset","table":9}', 'unknown-table'],
  ['{"do":"answer","table":1,"seat":0,"answer":"meld the moon"}', 'not-an-answer'],
  ['{"do":"answer","table":1,"seat":0}', 'wrong-value'],
  ['{"do":"answer","table":1,"seat":2,"answer":"pass"}', 'wrong-seat'],
  ['{"do":"answer","table":1,"seat":0.5,"answer":"pass"}', 'wrong-seat'],
  ['{"do":"view","table":"1","seat":0}', 'unknown-table'],
  ['{"do":"view","table":1}', 'wrong-seat'],
  ['{"do":"bot","table":1,"seat":0,"bot":"grandmaster"}', 'unknown-bot'],
  ['{"do":"release"}', 'unknown-table'],
  [`{"do":"reset","seed":${'['.repeat(9000)}${']'.repeat(9000)}}`, 'too-deep'],
  [`{"do":"reset","id":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`, 'too-deep'],
]

const TITLED = WRONG.map(([line, code]) => [line.slice(0, 80), line, code] as const)

test.each(TITLED)('%s is refused with a sentence, and nothing is lost', (_, line, code) => {
  const innovation = environment('innovation')
  const ask = asking(innovation)
  ask({ do: 'reset', seed: 'wrong', seats: 2 })
  const before = ask({ do: 'position', table: 1, show: ['view'] })
  const { error } = JSON.parse(innovation.respond(line)) as { error: { code: string; message: string } }
  expect(error.code).toBe(code)
  expect(error.message).toMatch(/\w+ \w+/)
  expect(ask({ do: 'position', table: 1, show: ['view'] })).toEqual(before)
})

test('a seat that is not asked is refused with the seats that are, and a request’s id comes back with its error', () => {
  const ask = environmentOf('seven-wonders')
  const { table, options } = ask({ do: 'reset', seed: 'asked', seats: 3 })
  ask({ do: 'answer', table, seat: 0, answer: (options as string[])[0] })
  expect(ask({ do: 'answer', table, seat: 0, answer: 'x', id: 'a7' })).toMatchObject({
    id: 'a7',
    error: { code: 'not-asked', message: expect.stringContaining('1, 2') },
  })
})

test('lines come in any pieces; one that is too long is refused, and the next one is read', () => {
  const lines = new LineSplitter()
  expect(lines.add('{"do"')).toEqual([])
  expect(lines.add(':1}\n\n{"do":2}\n{')).toEqual(['{"do":1}', '{"do":2}'])
  expect(lines.add('x'.repeat(600_000))).toEqual([])
  expect(lines.add('x'.repeat(600_000))).toEqual([])
  expect(lines.add('x\n{"do":3}\n{"do":4}')).toEqual([null, '{"do":3}'])
  expect(lines.end()).toEqual(['{"do":4}'])
  expect(lines.end()).toEqual([])
})

test('the command reads standard input to its end, whatever is there', async () => {
  const long = `{"do":"about","x":"${'x'.repeat(1_000_001)}"}`
  const typed = ['{"do":"about"}', 'nonsense', long, '{"do":"reset","seats":2}'].join('\n')
  const responses = (await output(['env', 'innovation'], typed)).trim().split('\n')
  expect(responses.map((line) => JSON.parse(line) as Response)).toMatchObject([
    { game: 'innovation', seats: { min: 2, max: 4 } },
    { error: { code: 'not-json' } },
    { error: { code: 'too-long' } },
    { table: 1, over: false },
  ])
})

test('the example in the documents is true', () => {
  const text = readFileSync(join(DOCS, 'bots.md'), 'utf8')
  const [, example = ''] = /^```\n(\{"do":"reset"[^`]*)```$/m.exec(text) ?? []
  const lines = example.trim().split('\n')
  expect(lines).toHaveLength(4)
  const innovation = environment('innovation')
  const requests = lines.filter((_, at) => at % 2 === 0)
  expect(requests.map((line) => innovation.respond(line))).toEqual(lines.filter((_, at) => at % 2 === 1))
})

const hasPython = spawnSync('python3', ['--version']).status === 0

test.skipIf(!hasPython).each([
  ['innovation', '--games', '2', '--observation', 'features'],
  ['seven-wonders', '--games', '1', '--seats', '3', '--observation', 'view'],
  ['through-the-ages', '--games', '1', '--observation', 'none'],
])('the Python example plays %s', (...words) => {
  const example = join(DOCS, 'ziggurat_env_example.py')
  const { status, stdout, stderr } = spawnSync('python3', ['-B', example, ...words], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^game 0: -?\d+ points, place \d$/m)
  expect(stdout).toMatch(/^\d+ decisions, \d+ a second$/m)
})

const PYTHON = `
import sys
sys.path.insert(0, sys.argv[1])
from ziggurat_env import ZigguratEnv, ZigguratError

with ZigguratEnv("seven-wonders", seats=3, observation="features") as env:
    env.reset(seed=5)
    assert env.agents == ["seat_0", "seat_1", "seat_2"] and env.num_agents == 3
    observation, reward, termination, truncation, info = env.last()
    assert sum(observation["action_mask"]) == len(info["options"]) and reward == 0
    with env.redeal() as world, world.fork() as imagined:
        assert world.features("seat_0") == env.features("seat_0")
        imagined.step(0)
        assert imagined.agent_selection == "seat_1" and env.agent_selection == "seat_0"
    try:
        env.step("build the moon")
        assert False
    except ZigguratError as error:
        assert error.code == "not-an-answer" and error.options == info["options"]
    for wrong in (-1, len(info["options"]), None):
        try:
            env.step(wrong)
            assert False
        except ValueError as error:
            assert "from 0 to" in str(error)
    env.step(env.bot("novice-1"))
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else env.action_space(agent).sample(info["action_mask"]))
        if termination:
            print(agent, reward, info["place"])
    assert env.agents == []
    env.reset(seed=5)
    assert env.agents == env.possible_agents
with ZigguratEnv("innovation", max_steps=10) as env:
    try:
        env.last()
        assert False
    except RuntimeError as error:
        assert "call reset first" in str(error)
    env.reset(seed=1)
    while env.agents:
        env.step(None if env.truncations[env.agent_selection] else 0)
    print(env.steps)
`

const TRUNCATED = `
import sys
sys.path.insert(0, sys.argv[1])
from ziggurat_env import ZigguratEnv

with ZigguratEnv("innovation", seats=3, max_steps=1) as env:
    env.reset(seed=1)
    env.step(0)
    views = {agent: env.view(agent) for agent in env.possible_agents}
    assert views["seat_0"] != views["seat_1"] != views["seat_2"]
    left = []
    while env.agents:
        for agent in env.possible_agents:
            observation = env.observe(agent)
            assert observation["observation"] == views[agent], agent
            assert observation["action_mask"] == [0] * env.max_actions
        observation, reward, termination, truncation, info = env.last()
        assert observation == env.observe(env.agent_selection)
        assert (reward, termination, truncation) == (0, False, True)
        assert info == {"options": [], "action_mask": [0] * env.max_actions}
        left.append(env.agent_selection)
        env.step(None)
    print(*left)
`

test.skipIf(!hasPython)('the Python module has the shape of PettingZoo’s environments', () => {
  const { status, stdout, stderr } = spawnSync('python3', ['-B', '-c', PYTHON, DOCS], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[3]).toBe('10')
  const places = lines.slice(0, 3).map((line) => line.split(' '))
  expect(places.every(([, reward, place]) => Number(reward) > 0 === (place === '1'))).toBe(true)
})

test.skipIf(!hasPython)(
  'once a game is truncated, every agent sees only its own view and has no options',
  () => {
    const { status, stdout, stderr } = spawnSync('python3', ['-B', '-c', TRUNCATED, DOCS], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toBe('seat_1 seat_0 seat_2\n')
  },
)
