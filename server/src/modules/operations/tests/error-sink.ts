import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

export type ReceivedReport = {
  path: string
  headers: IncomingHttpHeaders
  head: Record<string, unknown>
  kind: string
  event: Record<string, unknown>
  text: string
}

export type ErrorSink = {
  dsn: string
  received: ReceivedReport[]
  answerWith(status: number, headers?: Record<string, string>): void
  close(): Promise<void>
}

export async function errorSink(): Promise<ErrorSink> {
  const received: ReceivedReport[] = []
  let answer: { status: number; headers: Record<string, string> } = { status: 200, headers: {} }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      const [head, item, event] = text.split('\n').map((line): Record<string, unknown> => JSON.parse(line))
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        head: head ?? {},
        kind: String(item?.['type']),
        event: event ?? {},
        text,
      })
      response.writeHead(answer.status, answer.headers).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    dsn: `http://publickey@127.0.0.1:${port}/42`,
    received,
    answerWith(status, headers = {}) {
      answer = { status, headers }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
