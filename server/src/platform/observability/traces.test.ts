import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { forgotPassword, signIn } from '@coussinet/contract/session.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { sendSms } from '../outbox/outbox.ts'

type Value = { stringValue?: string; intValue?: number }
type OtlpSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
  links?: { traceId: string; spanId: string }[]
  status: { code?: number }
}
type Body = {
  resourceSpans: { resource: { attributes: { key: string; value: Value }[] }; scopeSpans: { spans: OtlpSpan[] }[] }[]
}
type Taken = { url: string; headers: IncomingHttpHeaders; text: string }

const password = 'Canari-Velours-71'
let kept: Awaited<ReturnType<typeof collector>>
let gateway: Awaited<ReturnType<typeof collector>>
let portal: TestPortal
const written: string[] = []
beforeAll(async () => {
  kept = await collector()
  gateway = await collector()
  portal = await traced(
    kept.url,
    {
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=abc%20d',
      OTEL_SERVICE_NAME: 'portal-of-tests',
      TRUSTED_PROXIES: '10.1.2.3',
      SMS_URL: gateway.url,
    },
    (line) => written.push(line),
  )
})
afterAll(async () => {
  await portal.close()
  await kept.close()
  await gateway.close()
})
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A collector on this machine that keeps what it is sent. */
async function collector(
  answer: (response: ServerResponse) => void = (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
) {
  const taken: Taken[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      taken.push({ url: request.url ?? '', headers: request.headers, text })
      answer(response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const bodies = () => taken.map(({ text }): Body => JSON.parse(text))
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    taken,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
    resources: () =>
      bodies().flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ resource }) => resource.attributes)),
    spans: () =>
      bodies().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  }
}

async function traced(
  url: string,
  more: Record<string, string> = {},
  log?: (line: string) => void,
): Promise<TestPortal> {
  return ownPortal({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_BSP_SCHEDULE_DELAY: '50', ...more },
    ...(log ? { log } : {}),
  })
}

async function until(check: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !check(); tries += 1) await setTimeout(50)
  expect(check()).toBe(true)
}

const valueOf = ({ attributes }: OtlpSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

it('[OBS-04] tells of each request by its route, with its statements below it and its id on the lines of the log', async () => {
  const { spans, taken, resources } = kept
  const member = await aMember(portal)
  const { headers } = await portal.call(changeMe, { as: member, body: { locale: 'it' } })
  await until(() => spans().some(({ name }) => name === 'PUT /api/me'))

  const span = spans().find(({ name }) => name === 'PUT /api/me')
  if (!span) throw new Error('no span')
  expect(
    ['http.request.method', 'http.route', 'http.response.status_code', 'coussinet.request_id'].map((name) =>
      valueOf(span, name),
    ),
  ).toEqual(['PUT', '/api/me', 200, headers['x-request-id']])
  expect(span.parentSpanId ?? '').toBe('')
  const below = spans().filter(({ parentSpanId }) => parentSpanId === span.spanId)
  expect(below.map(({ name }) => name)).toContain('database update')
  for (const { traceId } of below) expect(traceId).toBe(span.traceId)
  const lines = written
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ request_id }) => request_id === headers['x-request-id'])
  expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['done', 'request']))
  expect(lines).toHaveLength(2)
  for (const { trace_id } of lines) expect(trace_id).toBe(span.traceId)
  expect([taken[0]?.url, taken[0]?.headers['x-api-key']]).toEqual(['/v1/traces', 'abc d'])
  expect(resources().find(({ key }) => key === 'service.name')?.value.stringValue).toBe('portal-of-tests')
  // Two nodes are told apart, and one is the same throughout.
  const instances = resources()
    .filter(({ key }) => key === 'service.instance.id')
    .map(({ value }) => value.stringValue)
  expect([...new Set(instances)]).toEqual([expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)])
})

it('[OBS-04] [SEC-50] holds nothing that was sent: statements have placeholders, addresses are templates', async () => {
  const { spans, taken } = kept
  const member = await aMember(portal, { password, email: 'canari.trace@example.org' })
  const { body } = await portal.call(signIn, { body: { username: member.nevg, password } })
  await portal.call(changeMe, {
    as: member,
    body: { email: 'canari.neuf@example.org', phones: { mobile: '+33639985519', landline: null } },
  })
  await portal.app.inject({
    url: `/api/refunds/${member.member_id}?token=canari-token-1234567`,
    headers: { authorization: `Bearer ${member.access_token}`, 'user-agent': 'Canari/1' },
  })
  await until(() => spans().some(({ name }) => name === 'GET /api/refunds/:id'))
  const text = taken.map((one) => one.text).join('')
  for (const secret of [
    password,
    member.nevg,
    'anari',
    '+33639985519',
    member.member_id,
    member.access_token,
    body.access_token,
    body.refresh_token,
  ])
    expect(text).not.toContain(secret)
  expect(text).toMatch(/\$1/)
})

it('[OBS-04] a job is a trace of its own, linked to the request that wrote it', async () => {
  const { spans } = kept
  const member = await aMember(portal, { password })
  await portal.call(forgotPassword, { body: { username: member.nevg } })
  await until(() => spans().some(({ name }) => name === 'job session.recovery'))
  const request = spans().find(({ name }) => name === 'POST /api/auth/forgot-password')
  const job = spans().find(({ name }) => name === 'job session.recovery')
  expect(job?.traceId).not.toBe(request?.traceId)
  expect(job?.links?.[0]).toMatchObject({ traceId: request?.traceId, spanId: request?.spanId })
  expect(spans().some(({ parentSpanId, name }) => parentSpanId === job?.spanId && name.startsWith('database '))).toBe(
    true,
  )
})

it('[OBS-04] a call that leaves the portal is a part of what makes it, and tells the other side nothing of the trace', async () => {
  const member = await aMember(portal)
  await portal.db
    .transaction()
    .execute((db) => sendSms(db, portal.platform, { member_id: member.member_id, to: '+33639985519', text: 'canari' }))
  const parents = () =>
    kept
      .spans()
      .filter(({ name }) => name === 'sms')
      .map(({ parentSpanId }) => kept.spans().find(({ spanId }) => spanId === parentSpanId)?.name)
  await until(
    () => gateway.taken.some(({ text }) => text.includes('canari')) && parents().includes('job outbox.deliver'),
  )
  for (const { headers } of gateway.taken)
    for (const name of ['traceparent', 'tracestate', 'baggage']) expect(headers).not.toHaveProperty(name)
})

it('[OBS-04] carries on the trace of a trusted proxy, and of nobody else', async () => {
  const { spans } = kept
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const ask = (remoteAddress: string) =>
    portal.app.inject({
      url: '/api/permissions',
      headers: { traceparent, 'x-forwarded-for': '203.0.113.9' },
      remoteAddress,
    })
  await ask('10.1.2.3')
  const { headers } = await ask('198.51.100.7')
  await until(() => spans().filter(({ name }) => name === 'GET /api/permissions').length === 2)
  expect(
    spans()
      .filter(({ traceId }) => traceId === '4bf92f3577b34da6a3ce929d0e0e4736')
      .map(({ parentSpanId }) => parentSpanId),
  ).toEqual(['00f067aa0ba902b7'])
  expect(headers).not.toHaveProperty('traceparent')
})

it('[OBS-04] one in so many, when the sampler says so', async () => {
  const { url, taken, close } = await collector()
  const quiet = await traced(url, { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' })
  closing.push(close, () => quiet.close())
  await quiet.call(getMe)
  await setTimeout(400)
  expect(taken).toEqual([])
})

it('[REL-14] [OBS-04] a collector that hangs slows no request, and does not hold the end up', async () => {
  const { url, taken, close } = await collector(() => undefined)
  closing.push(close)
  const told: string[] = []
  const slow = await traced(url, { OTEL_BSP_SCHEDULE_DELAY: '10' }, (line) => told.push(line))
  const member = await aMember(slow)
  await slow.call(getMe, { as: member })
  await until(() => taken.length > 0)
  const began = performance.now()
  for (let count = 0; count < 20; count += 1) expect((await slow.call(getMe, { as: member })).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(2000)
  const asked = performance.now()
  await slow.close()
  expect(performance.now() - asked).toBeLessThan(8000)
  await until(() => told.some((line) => line.includes('traces are not taken')))
})
