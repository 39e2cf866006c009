import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { ownPortal, startPortal, type TestPortal } from '#testing/start-portal.ts'

const password = 'Canari-Velours-71'
const canaries = {
  password,
  code: '804619',
  token: 'kanarien-Token-1f9Zq7xWv3Lr8Tb2Nc6Yd4Ha',
  iban: 'FR3999910000170000412703A23',
  spaced_iban: 'FR39 9991 0000 1700 0041 2703 A23',
  nevg: '977531864',
  email: 'canari.secret@example.org',
  phone: '+33639985519',
  icad: '250269886421357',
  text: 'Zirbelkanari raconte sa vie',
  hostile: 'zirbel\n{"level":60,"msg":"forged"}\r\u2028\u2029\ud800\u001b[31m"\\',
}
const marks = [
  ...Object.values(canaries).filter((canary) => canary !== canaries.hostile),
  'Zirbelkanari',
  'zirbel',
  'forged',
]

let portal: TestPortal
let member: TestMember
let written: string[] = []
beforeAll(async () => {
  portal = await startPortal({ log: (line) => written.push(line) })
  member = await aMember(portal, { nevg: canaries.nevg, email: canaries.email, password, refund_iban: canaries.iban })
})
afterAll(() => portal.close())
beforeEach(async () => {
  // Some calls end the session that they are made with.
  if ((await portal.call(getMe, { as: member })).status !== 200) member = await aMember(portal)
  written = []
})

// Ids are ours, and may hold any six digits.
const output = () => written.join('').replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
const leaked = () => marks.filter((mark) => output().includes(mark) || output().includes(encodeURIComponent(mark)))

function expectClean(): void {
  expect(leaked()).toEqual([])
  for (const line of written) {
    expect(line.search(/[\n\r\u2028\u2029\p{Cs}]/u)).toBe(line.length - 1)
    expect(JSON.parse(line).time).toMatch(/Z$/)
  }
}

/** The names that a schema gives to what is sent, so that the handlers see the canaries too. */
function namesIn(schema: Endpoint['body']): string[] {
  const shape: unknown = schema && 'def' in schema ? Reflect.get(schema.def, 'shape') : undefined
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}

const filled = (schema: Endpoint['body'], canary: string) =>
  Object.fromEntries([...namesIn(schema), canary].map((name) => [name, canary]))

/** Header values of HTTP are Latin-1 without ends of lines. */
const inHeader = (canary: string) => canary.replaceAll(/[^\x20-\x7e]/g, '.')

async function send(endpoint: Endpoint, canary: string): Promise<number[]> {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, encodeURIComponent(canary.replaceAll('\ud800', '')))
  const text = new URLSearchParams(filled(endpoint.query, canary)).toString()
  const told = inHeader(canary)
  const headers = {
    'user-agent': told,
    'accept-language': told,
    referer: `https://example.org/${told}`,
    cookie: `locale=${encodeURIComponent(told)}; XSRF-TOKEN=${encodeURIComponent(told)}`,
    'x-xsrf-token': told,
    'x-forwarded-for': told,
    'x-request-id': told,
    'idempotency-key': told,
    'sentry-trace': told,
    traceparent: told,
  }
  const signed = { authorization: `Bearer ${member.access_token}` }
  const { method } = endpoint
  const body =
    method === 'GET' ? {} : { payload: JSON.stringify(filled(endpoint.body ?? endpoint.multipart?.fields, canary)) }
  const broken = method === 'GET' ? {} : { payload: `{"${canary}": ${canary}` }
  const json = { 'content-type': 'application/json' }
  const ask = (parts: { headers: Record<string, string>; payload?: string }) =>
    portal.app.inject({ method, url: `/api${path}?${text}`, ...parts })
  const answers = [
    await ask({ ...body, headers: { ...headers, ...json, ...signed } }),
    await ask({ ...broken, headers: { ...headers, ...json, ...signed } }),
    await ask({ headers: { ...headers, authorization: `Bearer ${told}` } }),
    await portal.app.inject({
      method,
      url: `/api${endpoint.path.replaceAll(/\{\w+\}/g, member.member_id)}`,
      headers: { ...headers, ...signed, ...json, 'idempotency-key': crypto.randomUUID() },
      ...body,
    }),
  ]
  return answers.map(({ statusCode }) => statusCode)
}

// A stream would not end.
const asked = everyEndpoint.filter(({ answer }) => !('stream' in answer && answer.stream === 'events'))

it.each(asked.map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]))(
  '[SEC-50] %s logs nothing of what was sent',
  { timeout: 60_000 },
  async (_name, endpoint) => {
    for (const canary of Object.values(canaries))
      for (const status of await send(endpoint, canary)) expect(status).toBeLessThan(500)
    expect(written.length).toBeGreaterThanOrEqual(Object.keys(canaries).length * 4)
    expectClean()
  },
)

it('[SEC-50] an unexpected failure says what failed and where, not what was sent', async () => {
  const hurt = await ownPortal({ log: (line) => written.push(line) })
  try {
    const known = await aMember(hurt)
    await sql`alter table members rename column email to ${sql.ref('email_of_before')}`.execute(hurt.db)
    written = []
    const answer = await hurt.call(changeMe, {
      as: known,
      body: { email: canaries.email, phones: { mobile: canaries.phone, landline: null } },
    })
    expect(answer.status).toBe(500)
    expect(output()).toContain('unexpected failure')
    expect(output()).toMatch(/"code":"42703"/)
    expect(output()).toMatch(/server\/src\/modules/)
    expectClean()
  } finally {
    await hurt.close()
  }
})

it('[SEC-50] what takes effect is logged with its request and its member, and what is rolled back is not', async () => {
  const eager = await aMember(portal)
  written = []
  await portal.call(changeMe, { as: eager, body: { locale: 'it' } })
  await portal.call(changeMe, { as: eager, body: { email: 'nobody' } })
  const done = written
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ action }) => action !== undefined)
  expect(done.map(({ action, member_id, actor }) => [action, member_id, actor])).toEqual([
    ['locale.changed', eager.member_id, 'member'],
  ])
  expect(done[0]?.['request_id']).toMatch(/^[\da-f-]{36}$/)
})
