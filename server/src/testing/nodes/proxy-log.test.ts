import { once } from 'node:events'
import { createServer, request as plainRequest, type Server } from 'node:http'
import { request } from 'node:https'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../program/spawn-portal.ts'
import { startNginx, type TestProxy } from '../servers/nginx.ts'

const secret = 'Kp3mQ7xZ_vT9rB2nL5wY8sD1fG4hJ6kM-cX0aE2uI4o'
const addresses = [
  `/transfer?token=${secret}`,
  `/password-reset?lang=it&token=${secret}`,
  `/email-confirmation?token=${secret}`,
  `/not-me?token=${secret}`,
  `/api/calendars/${secret}`,
  `//api//calendars//${secret}`,
  `/api/%63alendars/${secret}?x=${secret}`,
  `/profile/payment-methods/card?token=${secret}`,
]

let node: Server
let proxy: TestProxy
beforeAll(async () => {
  const port = await freePort()
  node = createServer((_, response) => response.end('served')).listen(port, '127.0.0.1')
  proxy = await startNginx(await freePort(), [port])
})
afterAll(async () => {
  node.close()
  await proxy.close()
})

async function get(path: string): Promise<number> {
  const call = request(`${proxy.url}${path}`, {
    ca: proxy.authority,
    headers: { referer: `${proxy.url}${path}` },
  }).end()
  const [response] = await once(call, 'response')
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

it('[SEC-11] [SEC-50] the proxy writes neither the token of a mailed link nor a calendar’s address, into no log', async () => {
  for (const path of addresses) expect(await get(path)).toBe(200)
  const { calls } = await proxy.logged()
  expect(calls).toContain('"GET /password-reset HTTP/1.1" 200')
  expect(calls).toContain('"GET /api/calendars/- HTTP/1.1" 200')
  expect(calls).not.toContain(secret)
})

it('[SEC-11] the way to https names the server’s own name, whatever Host says, and logs no query', async () => {
  const call = plainRequest(`${proxy.plain_url}${addresses[0]}`, {
    headers: { host: 'elsewhere.example' },
  }).end()
  const [response] = await once(call, 'response')
  response.resume()
  expect([response.statusCode, response.headers.location]).toEqual([308, `https://localhost${addresses[0]}`])
  const { calls, errors } = await proxy.logged()
  expect(calls).toContain('"GET /transfer HTTP/1.1" 308')
  expect(calls + errors).not.toContain(secret)
})

it('[SEC-11] [SEC-50] an error of a node that is away leaves no secret either', async () => {
  node.closeAllConnections()
  node.close()
  await once(node, 'close')
  for (const path of addresses) expect(await get(path)).toBe(503)
  expect(await get('/login')).toBe(503)
  const { calls, errors } = await proxy.logged()
  expect(calls).toContain('"GET /transfer HTTP/1.1" 503')
  expect(errors).toMatch(/\[error\].*"GET \/login HTTP\/1\.1"/)
  expect(calls + errors).not.toContain(secret)
})
