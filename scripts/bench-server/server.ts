import { readConfig, startServer } from '@ziggurat/server'

/** The server under test: as `ziggurat serve` starts it, but with rate limits that nobody reaches unless RATES says otherwise. */
const { env } = process
const config = readConfig({
  port: '0',
  data: env['ZIGGURAT_DATA'],
  databaseUrl: env['DATABASE_URL'],
  secret: env['ZIGGURAT_SECRET'],
  logLevel: 'warn',
})
if ('problem' in config) throw new Error(config.problem)
const server = await startServer(config, { rates: Number(env['RATES'] ?? 1000) })
process.once('SIGTERM', () => void server.stop())
process.stdout.write(`http://localhost:${server.port}\n`)
