import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { isFinal, openClient, Refused } from './client.ts'
import { handleRequest } from './handler.ts'
import { openReceiver } from './receiver.ts'
import { openStore } from './state.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** A portal in which every request is accepted, and its payment waits. */
function portalThatHolds() {
  return createServer((request, response) => {
    const answer = (body: object) =>
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)), 20)
    const id = request.url?.split('/').at(4) ?? ''
    if (request.url?.endsWith('/oauth/token')) return answer({ access_token: 'token', expires_in: 900 })
    if (request.url?.endsWith('/payment'))
      return answer({
        refund_id: id,
        amount_cents: 100,
        status: 'held',
        hold: { reason: 'frozen', until: null },
        account: null,
      })
    return answer({
      id,
      nevg: `member of ${id}`,
      status: 'accepted',
      tracking_reference: id,
      refunds: [
        { id: `${id}-1`, refunded_cents: 100, payment_date: null },
        { id: `${id}-2`, refunded_cents: 100, payment_date: null },
      ],
    })
  })
}

it('payments of several members that wait at the same time are each remembered, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'claims-'))
  closing.push(() => rm(folder, { recursive: true }))
  const client = openClient({
    portal_url: `http://127.0.0.1:${await listening(portalThatHolds())}`,
    client_id: 'one',
    client_secret: 'secret',
  })
  const store = await openStore(join(folder, 'state.json'))
  const look = (id: string) => handleRequest({ client, store, tell: () => {} }, id)
  await Promise.all(['a', 'b', 'c'].map(look))
  await Promise.all([look('b'), look('a')])
  expect(store.state.held.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c'])
})

it('a portal that is away or busy is asked again, one that says no is not', () => {
  const refusal = (status: number) => new Refused('/', { status, code: '', title: '' })
  expect([500, 503, 429, 404, 409, 422].map((status) => isFinal(refusal(status)))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ])
  expect(isFinal(new Error('fetch failed'))).toBe(false)
})

it('a message that is too large hears that it is', async () => {
  const port = await listening(openReceiver({ secrets: () => [], take: () => Promise.resolve() }))
  const sending = ask({ port, host: '127.0.0.1', method: 'POST' })
  sending.end(Buffer.alloc(20_000_000))
  const [response] = await once(sending, 'response')
  response.resume()
  expect(response.statusCode).toBe(413)
})
