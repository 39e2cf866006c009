import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { readProofHeads } from '@coussinet/contract/domain/proof-heads.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { publishProofs, readHeadsText } from '#modules/signing/proofs/publish-heads.ts'
import { freePort } from '#testing/program/spawn-portal.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { checkProofs } from './daily-work.ts'

type Call = { method: string; path: string; authorization: string | undefined; type: string | undefined; body: string }
type Answer = (request: IncomingMessage, response: ServerResponse) => void

const portal = portalForTests()
let server: Server
let calls: Call[]
let kept: string | null
/** answers one method otherwise than by keeping the file */
let odd: { GET?: Answer; PUT?: Answer }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const body = await text(request)
    calls.push({ method, path: url, authorization: headers.authorization, type: headers['content-type'], body })
    const answer = method === 'GET' || method === 'PUT' ? odd[method] : undefined
    if (answer) return answer(request, response)
    if (method === 'PUT') kept = body
    response.writeHead(method === 'GET' && kept === null ? 404 : 200).end(method === 'GET' ? kept : undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  Object.assign(portal.platform.config, {
    proofs_url: `http://127.0.0.1:${port}/heads`,
    proofs_token: 'token-of-heads',
  })
  calls = []
  kept = null
  odd = {}
  for (const table of ['proof_lines', 'proof_entries', 'proof_keys', 'proof_publications'] as const)
    await portal.db.deleteFrom(table).execute()
})
afterEach(() => {
  Object.assign(portal.platform.config, { proofs_url: null, proofs_token: null })
})

const status = (code: number, headers: Record<string, string> = {}) =>
  ((_request, response) => response.writeHead(code, headers).end('no')) satisfies Answer
const publish = (timeout?: number) => publishProofs(portal.platform, timeout === undefined ? {} : { timeout })
const seen = async () =>
  (await checkProofs({ config: portal.platform.config, clock: portal.clock.now, db: portal.db })).map(
    ({ name, state, seen: what }) => [name, state, what],
  )
const entriesOf = (body: string | null) => readProofHeads(body ?? '')?.entries.length

it('[SIM-02] an address takes the heads by PUT with its token, after a GET of those it has', async () => {
  await publish()
  expect(calls.map(({ method, path, authorization, type }) => [method, path, authorization, type])).toEqual([
    ['GET', '/heads', 'Bearer token-of-heads', undefined],
    ['PUT', '/heads', 'Bearer token-of-heads', 'application/json'],
  ])
  expect(entriesOf(kept)).toBe(1)
  expect(await seen()).toEqual([['proofs, url', 'green', '1 entries']])
  // An hour later nothing is new.
  portal.clock.advance({ hours: 1 })
  await publish()
  expect(calls.slice(2).map(({ method }) => method)).toEqual(['GET'])
  portal.clock.advance({ hours: 24 })
  await publish()
  expect(entriesOf(kept)).toBe(2)
})

it.each<[string, { GET?: Answer; PUT?: Answer }, RegExp]>([
  ['answers 503 to PUT', { PUT: status(503) }, /503 to PUT/],
  ['answers 500 to GET', { GET: status(500) }, /answers 500/],
  ['does not answer', { GET: () => {} }, /timeout/i],
  [
    'begins an answer and does not end it',
    { GET: (_request, response) => response.writeHead(200).write('{') },
    /timeout|abort/i,
  ],
  ['takes the heads and does not answer', { PUT: () => {} }, /timeout/i],
  ['answers with a page', { GET: (_request, response) => response.end('<html>') }, /not the heads of a log/],
])(
  '[SIM-02] an address that %s fails, which the doctor says, and is caught up an hour later',
  async (_what, answers, failure) => {
    odd = answers
    await publish(/timeout/.test(failure.source) ? 500 : undefined)
    expect(kept).toBeNull()
    expect(entriesOf(await readHeadsText(portal.platform))).toBe(1)
    expect(await seen()).toEqual([['proofs, url', 'red', expect.stringMatching(failure)]])
    odd = {}
    portal.clock.advance({ hours: 1 })
    await publish()
    expect(entriesOf(kept)).toBe(1)
    expect(await seen()).toEqual([['proofs, url', 'green', '1 entries']])
  },
)

it('[SIM-02] what is published is not written over before it was read', async () => {
  odd = { GET: status(500) }
  await publish()
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
})

it('[SIM-02] an address that leads elsewhere is not followed: its token goes nowhere else', async () => {
  for (const code of [301, 302, 307, 308]) {
    calls = []
    odd = { GET: status(code, { location: '/elsewhere' }) }
    await publish()
    expect(calls.map(({ path }) => path)).toEqual(['/heads'])
  }
  odd = { PUT: status(307, { location: '/elsewhere' }) }
  calls = []
  await publish()
  expect(calls.map(({ path }) => path)).toEqual(['/heads', '/heads'])
  expect(await seen()).toEqual([['proofs, url', 'red', expect.stringMatching(/redirect/)]])
})

it('[SIM-02] a refused connection holds nobody up, and is late after 36 hours', async () => {
  const { config } = portal.platform
  const { proofs_url } = config
  await publish()
  config.proofs_url = `http://127.0.0.1:${await freePort()}/heads`
  portal.clock.advance({ hours: 25 })
  await publish()
  expect(await seen()).toEqual([['proofs, url', 'red', expect.stringMatching(/ECONNREFUSED/)]])
  config.proofs_url = proofs_url
  await publish()
  expect(await seen()).toEqual([['proofs, url', 'green', '2 entries']])
})

it('[SIM-02] the doctor names a place that is behind without a failure, and none where the settings name none', async () => {
  await publish()
  portal.clock.advance({ hours: 24 })
  await publishProofs({ ...portal.platform, config: { ...portal.platform.config, proofs_url: null } })
  portal.clock.advance({ hours: 35 })
  expect(await seen()).toEqual([['proofs, url', 'green', '1 entries']])
  portal.clock.advance({ hours: 2 })
  expect(await seen()).toEqual([['proofs, url', 'red', 'only 1 entries are published']])
  portal.platform.config.proofs_url = null
  expect(await seen()).toEqual([['proofs', 'unknown', 'published at /proofs/heads.json alone']])
})
