// A bot that plays at random (Node 22 or later): npx node docs/bot.mjs <address> <match> <token> [invitation]
const [base, match, token, invitation] = process.argv.slice(2)
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
// Our part of the shuffle: 128 random bits.
const contribution = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex')
const body = JSON.stringify({ invitation, contribution })
const joined = await fetch(`${base}/api/matches/${match}/join`, { method: 'POST', headers, body })
if (!joined.ok) throw new Error(await joined.text())

const connect = () => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket?protocol=2`, { headers })
  const say = (message) => socket.send(JSON.stringify({ match, ...message }))
  let answered = null
  socket.addEventListener('open', () => say({ type: 'watch' }))
  socket.addEventListener('close', () => setTimeout(connect, 1000))
  socket.addEventListener('message', ({ data }) => {
    const { type, question, waiting } = JSON.parse(data)
    if (type === 'refused') socket.close() // too fast, say: comes back in a second
    if (type === 'update' && waiting.length === 0) process.exit() // the game is over
    if (!question || question.opened === answered) return
    answered = question.opened
    const options = question.options.filter(({ id }) => id !== 'resign')
    const { id } = options[Math.floor(Math.random() * options.length)]
    say({ type: 'answer', ref: 1, question: answered, id })
  })
}
connect()
