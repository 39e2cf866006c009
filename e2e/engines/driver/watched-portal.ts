import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'

/** The portal at another address, where each page records its errors. */
export type WatchedPortal = { origin: string; lines: string[]; close(): Promise<void> }

const script = `
const tell = (text) => navigator.sendBeacon('/engine-errors', String(text))
addEventListener('error', ({ message, error }) => tell(error?.stack ? message + ' ' + error.stack : message))
addEventListener('unhandledrejection', ({ reason }) => tell('unhandled: ' + reason))
const { error } = console
console.error = (...texts) => { tell('console: ' + texts.map(String).join(' ')); error.apply(console, texts) }
`

/** Proxies the portal and adds one script to its pages: WebKit's driver reports no errors. */
export async function watchPortal(origin: string): Promise<WatchedPortal> {
  const lines: string[] = []
  const upstream = new URL(origin)

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    lines.push(Buffer.concat(parts).toString())
    response.writeHead(204).end()
  }

  function hand(request: IncomingMessage, response: ServerResponse): void {
    const isPage = request.headers.accept?.includes('text/html') === true
    const { origin: sender, referer: _, ...headers } = request.headers
    const outgoing = ask({
      host: upstream.hostname,
      port: upstream.port,
      method: request.method,
      path: request.url,
      headers: {
        ...headers,
        host: upstream.host,
        ...(sender === undefined ? {} : { origin }),
        ...(isPage ? { 'accept-encoding': 'identity' } : {}),
      },
    })
    outgoing.on('error', () => response.destroy())
    outgoing.on('response', (answer) => void answerWith(answer, isPage, response))
    response.on('close', () => outgoing.destroy())
    request.pipe(outgoing)
  }

  async function answerWith(answer: IncomingMessage, isPage: boolean, response: ServerResponse): Promise<void> {
    answer.on('error', () => response.destroy())
    if (!isPage || answer.headers['content-type']?.startsWith('text/html') !== true) {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      return
    }
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part)
    const page = Buffer.concat(parts).toString().replace('<head>', '<head><script src="/engine-errors.js"></script>')
    const { 'content-length': _, 'transfer-encoding': _encoding, ...headers } = answer.headers
    response.writeHead(answer.statusCode ?? 502, headers).end(page)
  }

  const server = createServer((request, response) => {
    if (request.url === '/engine-errors') void take(request, response)
    else if (request.url === '/engine-errors.js')
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    else hand(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    lines,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
