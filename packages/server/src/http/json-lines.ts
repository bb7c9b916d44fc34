import type { Context } from 'hono'

/** A client that reads nothing for this long is cut, in milliseconds. */
const UNREAD = 60_000

/** Sends lines of JSON as a file. The next line is made when the client has read the ones before. */
export function jsonLines(context: Context, name: string, lines: AsyncGenerator<object>): Response {
  const encoder = new TextEncoder()
  let timer: NodeJS.Timeout | undefined
  const end = (): void => {
    clearTimeout(timer)
    void lines.return(undefined)
  }
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(timer)
      const { value, done } = await lines.next()
      if (done === true) return controller.close()
      controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
      timer = setTimeout(() => {
        controller.error(new Error('the client does not read'))
        end()
      }, UNREAD).unref()
    },
    cancel: end,
  })
  return context.body(stream, 200, {
    'Content-Type': 'application/jsonl',
    'Content-Disposition': `attachment; filename="${name}"`,
  })
}
