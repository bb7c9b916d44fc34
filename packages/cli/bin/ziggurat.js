#!/usr/bin/env node
import { spawn } from 'node:child_process'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

// The TypeScript sources run without a build, and argon2 and WebSocket headers need Node 24.9.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major > 24 || (major === 24 && minor >= 9)) {
  stopWithLauncher()
  module.enableCompileCache() // starts four times as fast
  const { main } = await import('../src/main.ts')
  process.exitCode = await main(process.argv.slice(2))
} else if (process.env.ZIGGURAT_RESTARTED === undefined) {
  restart()
} else {
  giveUp()
}

/**
 * A launcher with an older Node may be killed before it can forward anything. Its channel is then closed, and this process stops
 * as if it had received the signal.
 */
function stopWithLauncher() {
  if (process.channel === undefined || process.env.ZIGGURAT_RESTARTED === undefined) return
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

/** Runs the same command with the Node that npm has installed. */
function restart() {
  const node = projectNode()
  if (node === null) {
    giveUp()
    return
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ZIGGURAT_RESTARTED: '1' },
  })
  process.on('SIGINT', () => {
    // A terminal sends it to the child as well, and a second one would end the child at once.
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', giveUp)
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

function projectNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const program = platform === 'win' ? 'node.exe' : 'node'
  try {
    return module.createRequire(import.meta.url).resolve(`node-${platform}-${process.arch}/bin/${program}`)
  } catch {
    return null
  }
}

function giveUp() {
  process.stderr.write(
    `ziggurat: needs Node 24.9 or newer, and this is ${process.versions.node}; on Linux and Windows, npm ci installs one\n`,
  )
  process.exitCode = 2
}
