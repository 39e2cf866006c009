import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eventNames, InsurerEvent } from '@coussinet/contract/integration/events.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { checkReceiver } from '#modules/events/conformance/check-receiver.ts'
import { rules } from '#modules/events/conformance/rules.ts'
import { sampleData } from '#modules/events/conformance/sample-events.ts'
import { newSecret } from '#modules/events/webhooks/send/signed-message.ts'
import { endClaimsSystems, startClaimsSystem } from '#modules/integration/tests/a-claims-system.ts'
import { runHere } from '#testing/program/run-here.ts'
import { freePort } from '#testing/program/spawn-portal.ts'

const secret = newSecret()
let folder = ''
let secret_file = ''
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coussinet-conform-'))
  secret_file = join(folder, 'secret.txt')
  await writeFile(secret_file, `${secret}\n`)
})
afterEach(async () => {
  endClaimsSystems()
  for (const close of closing.splice(0)) await close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hooks`
}

type Call = {
  id: string
  signature: string
  timestamp: number
  body: string
  event: Record<string, unknown>
  in_hand: number
}

/** Parts of a receiver, each of which a fault replaces. */
const right = {
  isFresh: ({ timestamp }: Call) => Math.abs(Date.now() / 1000 - timestamp) < 300,
  isSigned: ({ signature, body, id, timestamp }: Call) =>
    signature.split(' ').includes(signatureOf(`${id}.${timestamp}.${body}`)),
  too_large: 413,
  refusal: 401,
  /** 2xx, or what a fault answers to a right event */
  take: (_call: Call, _seen: Call[]): number | Promise<number> => 204,
  /** number of calls that fail after a connection that broke off */
  fails_after_break: 0,
}

const signatureOf = (text: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(text)
    .digest('base64')}`

function receiver(fault: Partial<typeof right>): Promise<string> {
  const { isFresh, isSigned, too_large, refusal, take, fails_after_break } = { ...right, ...fault }
  const seen: Call[] = []
  let failing = 0
  let in_hand = 0
  async function answer(request: IncomingMessage): Promise<number> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    if (failing > 0) {
      failing -= 1
      return 500
    }
    if (body.length > 200_000) return too_large
    const of = (name: string) => String(request.headers[name] ?? '')
    const call: Call = {
      id: of('webhook-id'),
      signature: of('webhook-signature'),
      timestamp: Number(of('webhook-timestamp')),
      body,
      event: {},
      in_hand,
    }
    if (!isFresh(call) || !isSigned(call)) return refusal
    try {
      call.event = JSON.parse(body)
    } catch {
      return 400
    }
    const status = await take(call, seen)
    seen.push(call)
    return status
  }
  return listen((request, response) => {
    in_hand += 1
    response.on('close', () => (in_hand -= 1))
    answer(request).then(
      (status) => response.writeHead(status).end(),
      () => (failing = fails_after_break),
    )
  })
}

const { signal } = new AbortController()
const brokenRules = async (url: string, limit = 5000) =>
  (await checkReceiver({ url, secret, signal, limit })).results
    .filter(({ state }) => state === 'failed')
    .map(({ rule }) => rule)

const positionOf = ({ event }: Call) => Number(event['position'] ?? 0)
const faults: [string, string, Partial<typeof right>][] = [
  [
    'accept',
    'refuses one event of the contract',
    { take: ({ event }) => (event['event'] === 'member.erased' ? 422 : 204) },
  ],
  ['accept', 'redirects one event', { take: ({ event }) => (event['event'] === 'mandate.lapsed' ? 307 : 204) }],
  ['signature', 'accepts any signature', { isSigned: () => true }],
  ['stale', 'accepts an old event', { isFresh: () => true }],
  ['raw-body', 'verifies JSON that it has written anew', { isSigned: isSignedAnew }],
  [
    'rotation',
    'reads the first signature alone',
    { isSigned: (call) => right.isSigned({ ...call, signature: call.signature.split(' ')[0] ?? '' }) },
  ],
  ['twice', 'fails on a known event', { take: ({ id }, seen) => (seen.some((one) => one.id === id) ? 500 : 204) }],
  [
    'disorder',
    'refuses a lower position',
    {
      take: (call, seen) =>
        seen.some(
          ({ event, ...one }) =>
            event['nevg'] === call.event['nevg'] && positionOf({ event, ...one }) > positionOf(call),
        )
          ? 409
          : 204,
    },
  ],
  [
    'later-versions',
    'refuses an unknown event',
    { take: ({ event }) => (['ping', ...eventNames].some((name) => name === event['event']) ? 204 : 400) },
  ],
  ['later-versions', 'refuses an unknown field', { take: ({ event }) => ('sample_field' in event ? 400 : 204) }],
  ['interrupted', 'fails after a connection that broke off', { fails_after_break: 2 }],
  [
    'parallel',
    'takes eight events at once',
    { take: async ({ in_hand }) => (await pause(50), in_hand > 8 ? 503 : 204) },
  ],
  ['not-an-event', 'fails on a large body', { too_large: 500 }],
  [
    'in-time',
    'answers one event late',
    { take: async ({ event }) => (event['event'] === 'quote.lapsed' ? (await pause(1300), 204) : 204) },
  ],
]

function isSignedAnew(call: Call): boolean {
  try {
    return right.isSigned({ ...call, body: JSON.stringify(JSON.parse(call.body)) })
  } catch {
    return right.isSigned(call)
  }
}

it.each(faults)('[TRY-02] finds that a receiver breaks `%s`, and no other rule: it %s', async (rule, _what, fault) => {
  expect(await brokenRules(await receiver(fault), rule === 'in-time' ? 1000 : 5000)).toEqual([rule])
})

it('[TRY-02] passes a right receiver with at most 150 requests, and says what to check by hand', async () => {
  const url = await receiver({})
  const shown = await runHere({}, ['conform', url, '--secret-file', secret_file])
  expect(shown).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^12 passed, 0 failed, 4 to check by hand; \d+ requests/),
  })
  expect(shown.out).toMatch(/by hand +once .*\n +→ In your system, each of the webhook-ids [\da-f-]{36} and /)
  expect(shown.out).not.toContain(secret.slice(6))
  const asked = await runHere({}, ['conform', url, '--secret-file', '-', '--json'], { input: secret })
  const { requests, ...report } = JSON.parse(asked.out)
  expect(requests).toBeGreaterThan(80)
  expect(requests).toBeLessThanOrEqual(150)
  expect(report).toMatchObject({ passes: true, results: rules.map(({ rule }) => ({ rule })) })
})

it('[TRY-02] exits with 1 and names what was sent and what came back', async () => {
  const broken = await receiver({ take: ({ event }) => (event['event'] === 'member.erased' ? 422 : 204) })
  const shown = await runHere({}, ['conform', broken, '--secret-file', secret_file])
  expect(shown).toMatchObject({ code: 1, out: expect.stringContaining('FAILED   accept') })
  expect(shown.out).toContain('member.erased: HTTP 422; wanted 2xx')
  const away = await runHere({}, ['conform', `http://127.0.0.1:${await freePort()}/`, '--secret-file', secret_file])
  expect(away).toMatchObject({ code: 1, out: expect.stringMatching(/accept .*no answer \(ECONNREFUSED\)/) })
  expect(away.out).toContain('not tried')
})

it('[TRY-02] refuses another address than http(s) and a file without a secret', async () => {
  const empty = join(folder, 'empty.txt')
  await writeFile(empty, 'whsec_short')
  const wrong = await runHere({}, ['conform', 'ftp://claims.example', '--secret-file', secret_file])
  const useless = await runHere({}, ['conform', 'http://127.0.0.1:1/', '--secret-file', empty])
  expect([wrong, useless].map(({ code }) => code)).toEqual([2, 2])
  expect(useless.err).not.toContain('whsec_short')
})

it('[TRY-02] the example claims system passes', async () => {
  const portal_url = await listen((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const answers: Record<string, object> = {
      token: { access_token: 'token', expires_in: 900 },
      batches: { applied: 0, failed: [] },
      'refund-requests': { data: [], next_cursor: null, read_until: 'now' },
    }
    const known = path.includes('/webhooks/') ? { secret } : answers[path.split('/').at(-1) ?? '']
    request.resume()
    response
      .writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(known ?? { status: 404, code: 'not_found', title: 'Not found' }))
  })
  const port = await freePort()
  const state_file = join(folder, 'state.json')
  const access = { portal_url: new URL(portal_url).origin, client_id: 'sample', secret: 'sample', poll_seconds: 3600 }
  await startClaimsSystem({ ...access, state_file, port })
  expect(await checkReceiver({ url: `http://127.0.0.1:${port}/`, secret, signal })).toMatchObject({ passes: true })
})

it('[TRY-02] has a sample of each event that the contract accepts', () => {
  for (const event of eventNames)
    expect(
      InsurerEvent.safeParse({
        event_id: '019c2b11-6f0e-7c11-9a53-0c6a4f2b7d11',
        event,
        at: '2026-11-20T10:00:00.000Z',
        nevg: '999000001',
        position: 1,
        data: sampleData[event],
      }),
    ).toMatchObject({ success: true })
})

it('[TRY-02] checks the rules that docs/integration.md lists, each once', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/integration.md'), 'utf8')
  const [, section = ''] = docs.split('### Rules for receivers')
  const listed = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([a-z-]+)` /gm)].map(([, rule]) => rule)
  expect(listed).toEqual(rules.map(({ rule }) => rule))
})
