import { readConfig, startServer } from '../src/index.ts'

// The program of a node in a process of its own, which tests can kill. It prints its port.
const config = readConfig(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>)
if ('problem' in config) throw new Error(config.problem)
const { port } = await startServer(config, { rates: 1000 })
process.stdout.write(`${port}\n`)
// Exits with the test.
process.stdin.on('end', () => process.exit()).resume()
