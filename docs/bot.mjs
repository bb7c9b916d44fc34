// A bot that plays at random: node docs/bot.mjs <address> <match> <guest's name or token> [invitation]
const [base, match, who, invitation] = process.argv.slice(2)
const headers = { 'content-type': 'application/json' }
const post = (path, body) => fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
// A name is short, a token is not; a guest's token comes as a cookie.
const cookie = who.length > 30 ? null : (await post('/api/people', { name: who })).headers.get('set-cookie')
headers.authorization = `Bearer ${cookie === null ? who : /ziggurat=([^;]+)/.exec(cookie)[1]}`
const joined = await post(`/api/matches/${match}/join`, { invitation })
// 409: the seat is this bot's already.
if (!joined.ok && joined.status !== 409) throw new Error(await joined.text())

const connect = () => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers })
  const say = (message) => socket.send(JSON.stringify({ match, ...message }))
  let answered = null
  socket.addEventListener('open', () => say({ type: 'watch' }))
  socket.addEventListener('close', () => setTimeout(connect, 1000))
  socket.addEventListener('message', ({ data }) => {
    const { type, question, waiting } = JSON.parse(data)
    if (type === 'refused') socket.close() // too fast, say: comes back in a second
    if (type !== 'update') return
    if (waiting.length === 0) process.exit() // the game is over
    if (question === null || question.opened === answered) return
    answered = question.opened
    const options = question.options.filter(({ id }) => id !== 'resign')
    const { id } = options[Math.floor(Math.random() * options.length)]
    say({ type: 'answer', ref: 1, question: answered, id })
  })
}
connect()
