import { Log, readConfig, startServer } from '../src/index.ts'

// A node in a process of its own, that tests can kill. It says its port.
const config = readConfig(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>)
if ('problem' in config) throw new Error(config.problem)
const { port } = await startServer(config, { log: new Log('warn'), rates: 1000 })
process.stdout.write(`${port}\n`)
// It does not outlive the test.
process.stdin.on('end', () => process.exit()).resume()
