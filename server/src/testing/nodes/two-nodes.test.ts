import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2'
import { text } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { ProblemBody } from '@coussinet/contract/problem.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '#testing/open-page.ts'
import { keyedClient } from '../chaos/keyed-client.ts'
import { fileRequest, type WorkingMember, newMember, writeMessage } from '../chaos/members-at-work.ts'
import { runSql } from '../servers/postgres.ts'
import { type Load, settle, startLoad } from './load.ts'
import { startTwoNodes, type TwoNodes } from './two-nodes.ts'

let nodes: TwoNodes
let one = ''
let other = ''
let member: WorkingMember
beforeAll(async () => {
  nodes = await startTwoNodes()
  ;[one, other] = [nodes.node(0).url, nodes.node(1).url]
})
afterAll(() => nodes.close())
beforeEach(async () => {
  member = await newMember(keyedClient(one))
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Ask = {
  token?: string
  method?: string
  body?: object
  headers?: Record<string, string>
}

async function ask(
  url: string,
  path: string,
  { token, method = 'GET', body, headers = {} }: Ask = {},
): Promise<{ status: number; text: string; json: Record<string, unknown> }> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  const json: Record<string, unknown> = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}
  return { status: response.status, text, json }
}

const signIn = (url: string, username: string, password: string, headers: Record<string, string> = {}) =>
  ask(url, '/api/auth/token', {
    method: 'POST',
    body: { username, password },
    headers,
  })

describe('what one node knows, the other one knows', () => {
  it('[REL-11] a session that began on one ends on both, within a second', async () => {
    expect((await ask(other, '/api/me', { token: member.token })).status).toBe(200)
    expect(
      (
        await ask(one, '/api/auth/revoke', {
          method: 'POST',
          token: member.token,
          body: {},
        })
      ).status,
    ).toBe(204)
    expect((await ask(one, '/api/me', { token: member.token })).status).toBe(401)
    await pause(950)
    expect((await ask(other, '/api/me', { token: member.token })).status).toBe(401)
  })

  it('[REL-11] [SEC-02] wrong passwords are counted together', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect((await signIn(wrong % 2 === 0 ? one : other, member.nevg, 'Faux#2026-essai')).status).toBe(401)
    for (const url of [one, other]) expect((await signIn(url, member.nevg, 'Coussinet#2026')).status).toBe(429)
  })

  it('[SEC-03] calls of one address are counted together, whatever it writes in X-Forwarded-For', async () => {
    const tries = Array.from({ length: 60 }, (_, count) =>
      signIn(nodes.url, `99${String(count).padStart(7, '0')}`, 'Faux#2026-essai', {
        'x-forwarded-for': `198.51.100.${count}`,
      }),
    )
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(10)
    const rows = await runSql(
      nodes.database_url,
      `select attempt_key from attempts where attempt_key like '%198.51.100.%'`,
    )
    expect(rows).toEqual([])
    await runSql(nodes.database_url, 'delete from attempts')
  })

  it('[REL-03] [REL-11] twenty calls at once under one key, on both, have one effect', async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) =>
        ask(count % 2 === 0 ? one : other, '/api/refund-requests', {
          method: 'POST',
          token: member.token,
          headers: { 'idempotency-key': key },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([])
    const ids = new Set(answers.filter(({ status }) => status === 201).map(({ json }) => json['id']))
    expect(ids.size).toBe(1)
    const { json } = await ask(one, '/api/refund-requests?status=draft', {
      token: member.token,
    })
    expect(JSON.stringify(json).match(new RegExp(String([...ids][0]), 'g'))).toHaveLength(1)
  })

  it('[REL-11] [SEC-43] five wrong codes, on both, are all that a signature takes', async () => {
    const client = keyedClient(one)
    const path = '/payment-methods/refund-accounts'
    const { id, sha256 } = await client.post<{ id: string; sha256: string }>(member.token, path, {
      json: { iban: 'FR7630006000011234567890189', holder: 'CAMILLE ESSAI' },
    })
    const signature = await client.post<{ id: string }>(member.token, `${path}/${id}/signatures`, {
      json: { mode: 'email', sha256 },
    })
    const confirm = (url: string, code: string) =>
      ask(url, `/api${path}/${id}/signatures/${signature.id}/confirm`, {
        method: 'POST',
        token: member.token,
        body: { code },
      })
    const wrong = await Promise.all(
      Array.from({ length: 8 }, (_, count) => confirm(count % 2 === 0 ? one : other, String(100_001 + count))),
    )
    expect(wrong.filter(({ status }) => status === 200)).toEqual([])
    const [row] = await runSql(
      nodes.database_url,
      `select attempts, status from signatures where signature_id = '${signature.id}'`,
    )
    expect(row).toEqual({ attempts: 5, status: 'dead' })
  })

  it('[REL-11] [SPO-05] a gain is drawn once, however many ask on both', async () => {
    const { json } = await signIn(one, '412703584', 'Coussinet#2026')
    const token = String(json['access_token'])
    const [drawn] = await runSql(
      nodes.database_url,
      `select sponsorship_request_id as id from sponsorship_requests join members using (member_id) where nevg = '412703584' and status = 'validated' and drawn_at is null`,
    )
    const path = `/api/sponsorship-requests/${String(drawn?.['id'])}/draw`
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, count) => ask(count % 2 === 0 ? one : other, path, { method: 'POST', token })),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(
      await runSql(
        nodes.database_url,
        `select 1 from sponsorship_draws where sponsorship_request_id = '${String(drawn?.['id'])}'`,
      ),
    ).toHaveLength(1)
  })

  it('[REL-11] open pages hear of what the other node did, and files of one are given by the other', async () => {
    const page = await openPage(nodes.url, member.token)
    const elsewhere = await openPage(other, member.token)
    await fileRequest(keyedClient(one), member)
    await expect
      .poll(() => [page.heard(), elsewhere.heard()].every((heard) => heard.includes('data: {"topic":')), {
        timeout: 5000,
      })
      .toBe(true)
    page.close()
    elsewhere.close()
    const { text } = await ask(other, '/api/refund-requests', {
      token: member.token,
    })
    const id = /"id":"([0-9a-f-]{36})"/.exec(text)?.[1] ?? ''
    const [href = ''] =
      /\/api\/refund-requests\/[^"]*files\/[0-9a-f-]{36}(?=")/.exec(
        (
          await ask(other, `/api/refund-requests/${id}`, {
            token: member.token,
          })
        ).text,
      ) ?? []
    expect((await ask(other, href, { token: member.token })).status).toBe(200)
  })

  it('[MSG-01] [REL-11] what is written in a thread on both has one order, without a gap, and is lost by neither', async () => {
    const id = await fileRequest(keyedClient(one), member)
    const texts = Array.from({ length: 20 }, (_, at) => `Question ${at}`)
    const answers = await Promise.all(
      texts.map(async (text, at) => {
        const form = new FormData()
        form.set('text', text)
        const { status } = await fetch(`${at % 2 === 0 ? one : other}/api/refund-requests/${id}/messages`, {
          method: 'POST',
          headers: { authorization: `Bearer ${member.token}`, 'idempotency-key': randomUUID() },
          body: form,
        })
        return status
      }),
    )
    expect(answers).toEqual(texts.map(() => 201))
    const thread = async (url: string) =>
      (await ask(url, `/api/refund-requests/${id}/messages?limit=100`, { token: member.token })).text
    const [seen, elsewhere] = [await thread(one), await thread(other)]
    expect(elsewhere).toBe(seen)
    expect(new Set(seen.match(/Question \d+/g))).toEqual(new Set(texts))
    const rows = await runSql(
      nodes.database_url,
      `select position from refund_request_messages where request_id = '${id}' and author = 'member' order by position`,
    )
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 22 }, (_, at) => at + 1))
  })

  it('[REL-11] jobs are run by one of them, once', async () => {
    const clients = [keyedClient(one), keyedClient(other)]
    await Promise.all(
      Array.from({ length: 6 }, (_, count) => writeMessage(clients[count % 2] ?? keyedClient(one), member)),
    )
    const written = await runSql(
      nodes.database_url,
      `select count(*)::int as count from outgoing_messages join members using (member_id) where nevg = '${member.nevg}'`,
    )
    await expect
      .poll(
        async () =>
          (
            await runSql(
              nodes.database_url,
              `select 1 from outgoing_messages join members using (member_id) where nevg = '${member.nevg}' and sent_at is null`,
            )
          ).length,
        { timeout: 15_000 },
      )
      .toBe(0)
    const [{ count } = { count: 0 }] = await runSql(
      nodes.database_url,
      `select count(*)::int as count from demo_messages join members using (member_id) where nevg = '${member.nevg}'`,
    )
    expect(count).toBe(written[0]?.['count'])
    expect(Number(count)).toBeGreaterThan(0)
  })
})

describe('the proxy', () => {
  it('speaks TLS 1.2 and 1.3 alone', async () => {
    const { port } = new URL(nodes.url)
    const speak = (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') =>
      new Promise<string>((resolve) => {
        const socket = connect(
          {
            host: 'localhost',
            port: Number(port),
            ca: nodes.proxy.authority,
            minVersion: version,
            maxVersion: version,
            ciphers: 'DEFAULT@SECLEVEL=0',
          },
          () => {
            resolve(String(socket.getProtocol()))
            socket.end()
          },
        ).on('error', () => resolve('refused'))
      })
    expect(await Promise.all([speak('TLSv1.1'), speak('TLSv1.2'), speak('TLSv1.3')])).toEqual([
      'refused',
      'TLSv1.2',
      'TLSv1.3',
    ])
    for (const path of ['/readyz', '/metrics']) expect((await ask(nodes.url, path)).status).toBe(404)
  })

  it('speaks HTTP/2: a page, its files and its calls come by one connection, beside events that stay open', async () => {
    const session = connectHttp2(nodes.url, { ca: nodes.proxy.authority })
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const stream = session.request({ ':path': path, ...headers })
      const [answer = {}]: IncomingHttpHeaders[] = await once(stream, 'response')
      return { stream, answer }
    }
    const whole = async (path: string, headers: Record<string, string> = {}) => {
      const { stream, answer } = await get(path, headers)
      return { answer, body: await text(stream) }
    }
    const authorization = `Bearer ${member.token}`
    const events = await get('/api/events', {
      authorization,
      accept: 'text/event-stream',
    })
    expect(events.answer).toMatchObject({
      ':status': 200,
      'content-type': expect.stringContaining('text/event-stream'),
    })

    const page = await whole('/login')
    expect(page.answer).toMatchObject({
      ':status': 200,
      'x-content-type-options': 'nosniff',
    })
    expect(page.body).toContain('<h1')
    const files = [...page.body.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(files.length).toBeGreaterThan(1)
    const answers = await Promise.all([
      ...files.map((path) => whole(path)),
      whole('/api/me', { authorization }),
      whole('/api/refunds', { authorization }),
    ])
    expect(answers.map(({ answer }) => answer[':status'])).toEqual(answers.map(() => 200))
    expect(events.stream.closed).toBe(false)
    expect(session.alpnProtocol).toBe('h2')
    session.destroy()

    expect((await nodes.proxy.logged()).calls).toContain('"GET /login HTTP/2.0" 200')
  })
})

describe('under load', () => {
  let since = 0
  let patient: Load
  let hasty: Load
  beforeEach(async () => {
    since = Date.now()
    const client = keyedClient(nodes.url)
    const members = await Promise.all(Array.from({ length: 36 }, () => newMember(client)))
    const tokens = members.map(({ token }) => token)
    patient = startLoad(nodes.url, tokens.slice(0, 18), {
      workers: 3,
      retries: 5,
    })
    hasty = startLoad(nodes.url, tokens.slice(18), { workers: 3, retries: 0 })
    await pause(800)
  })

  /** Every draft that was acknowledged, or is after all, is there once, and nothing else is. */
  async function nothingLost(): Promise<void> {
    await Promise.all([patient.stop(), hasty.stop()])
    const told = [...(await settle(nodes.url, patient)), ...(await settle(nodes.url, hasty))]
    const kept = await runSql(
      nodes.database_url,
      `select request_id from refund_requests where status = 'draft' and created_at >= to_timestamp(${since / 1000})`,
    )
    expect(kept.map(({ request_id }) => String(request_id)).toSorted()).toEqual(told.toSorted())
  }

  it('[REL-11] a node that is killed costs nothing who tries again, one call in a thousand who does not, and no acknowledged write', async () => {
    await nodes.node(1).kill('SIGKILL')
    await pause(2500)
    await nothingLost()
    expect(patient.failed).toEqual([])
    expect(hasty.failed.length).toBeLessThanOrEqual(Math.max(1, hasty.calls / 1000))
    expect(hasty.calls).toBeGreaterThan(100)
    await nodes.startAgain(1)
  })

  it('[REL-12] both are replaced one after the other, and no call fails', async () => {
    for (const place of [0, 1] as const) {
      const node = nodes.node(place)
      const began = Date.now()
      const ended = node.kill('SIGTERM')
      await pause(20)
      const ready = await fetch(`${node.url}/readyz`).then(
        ({ status }) => status,
        () => 503,
      )
      expect(ready).toBe(503)
      expect(await ended).toBe(0)
      expect(Date.now() - began).toBeLessThan(10_000)
      await nodes.startAgain(place)
      await pause(1500)
    }
    await nothingLost()
    expect([...patient.failed, ...hasty.failed]).toEqual([])
  })
})

describe('when something is away', () => {
  const problemOf = async (url: string) => {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${member.token}` },
    })
    const { code } = ProblemBody.parse(JSON.parse(await response.text()))
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      retry_after: response.headers.get('retry-after'),
      code,
    }
  }

  it('[REL-07] [ERR-05] without PostgreSQL pages are still served, and each call is told to come again', async () => {
    await nodes.postgres.kill()
    try {
      // More failures in a second than any proxy would forgive.
      const calls = await Promise.all(Array.from({ length: 24 }, () => problemOf(`${nodes.url}/api/me`)))
      for (const call of calls) {
        expect(call).toMatchObject({ status: 503, code: 'unavailable' })
        expect(call.type).toMatch(/^application\/problem\+json/)
        expect(Number(call.retry_after)).toBeGreaterThan(0)
      }
      for (const path of ['/login', '/', '/refunds', '/faq']) {
        const page = await ask(nodes.url, path)
        expect([path, page.status]).toEqual([path, 200])
        expect(page.text).toContain('<!doctype html>')
      }
    } finally {
      await nodes.postgres.start()
    }
    await expect
      .poll(async () => (await ask(nodes.url, '/api/me', { token: member.token })).status, { timeout: 5000 })
      .toBe(200)
  })

  it('[REL-07] [ERR-05] [SEC-44] without any node the proxy says so: a problem to programs, a page in French and Italian to people', async () => {
    await Promise.all([nodes.node(0).kill('SIGKILL'), nodes.node(1).kill('SIGKILL')])
    try {
      for (const path of ['/api/me', '/integration/v1/members/1'])
        expect(await problemOf(`${nodes.url}${path}`)).toEqual({
          status: 503,
          type: 'application/problem+json',
          retry_after: '5',
          code: 'unavailable',
        })
      const page = await fetch(`${nodes.url}/refunds`)
      const text = await page.text()
      expect(page.status).toBe(503)
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(text).toContain('momentanément indisponible')
      expect(text).toContain('non è al momento disponibile')
      const [, style = ''] = /<style>(.*)<\/style>/.exec(text) ?? []
      expect(page.headers.get('content-security-policy')).toContain(
        `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      )
    } finally {
      await nodes.startAgain(0)
      await nodes.startAgain(1)
    }
  })
})
