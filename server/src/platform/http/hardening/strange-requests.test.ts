import { once } from 'node:events'
import { connect } from 'node:net'
import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { addPasskey } from '@coussinet/contract/passkeys.ts'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { forgotPassword, signIn } from '@coussinet/contract/session.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ env: { PUBLIC_URL: 'https://members.example' } })
let member: TestMember
let port = 0
beforeAll(async () => {
  member = await aMember(portal)
  await portal.listen()
  const address = portal.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

async function raw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write(text)
  await once(socket, 'close')
  return answer
}

describe('what is no text', () => {
  it('[SEC-47][SEC-04] half of a surrogate pair is refused everywhere, so that no two passwords become one', async () => {
    const broken = [
      await portal.call(signIn, { raw_body: '{"username":"412703584","password":"a\\ud800b"}' }),
      await portal.call(changeMe, { as: member, raw_body: '{"address":{"line1":"a\\udfffb"}}' }),
      await portal.call(addPasskey, { as: member, raw_body: '{"name":"a\\ud800b","response":{}}' }),
      await portal.call(signIn, { raw_body: '{"\\ud800":1}' }),
    ]
    expect(broken.map(({ status, problem }) => [status, problem?.code])).toEqual(
      broken.map(() => [400, 'malformed_request']),
    )
  })

  it('a whole pair is text', async () => {
    expect((await portal.call(signIn, { body: { username: '412703584', password: 'a😀b' } })).status).toBe(401)
  })
})

describe('a body without measure', () => {
  it('[SEC-51] of thousands of values is refused before it is looked at, and soon', async () => {
    const bodies = [`[${'1,'.repeat(500_000)}1]`, `{${Array.from({ length: 60_000 }, (_, at) => `"m${at}":1`).join()}}`]
    const began = process.threadCpuUsage()
    for (const raw_body of bodies) expect((await portal.call(signIn, { raw_body })).status).toBe(400)
    const { user, system } = process.threadCpuUsage(began)
    expect((user + system) / 1000 / bodies.length).toBeLessThan(250)
  })

  it('unknown members are told of, a few of them and shortened', async () => {
    const raw_body = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}${'x'.repeat(2000)}`, 1]))
    const { problem, bytes } = await portal.call(signIn, { raw_body })
    expect(problem?.status).toBe(422)
    expect(bytes.length).toBeLessThan(4000)
  })
})

describe('an empty body', () => {
  const send = (url: string, headers: Record<string, string>, method: 'POST' | 'PUT' = 'POST') =>
    portal.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${member.access_token}`, ...headers },
      payload: '',
    })

  it.each([
    { 'content-type': 'application/json' },
    { 'content-type': 'application/json; charset=utf-8', 'content-length': '0' },
    {},
  ])('with %j is that of a call without fields', async (headers) => {
    expect((await send('/api/refund-requests', headers)).statusCode).toBe(201)
    const own = await aMember(portal)
    expect(
      (await send('/api/auth/revoke', { ...headers, authorization: `Bearer ${own.access_token}` })).statusCode,
    ).toBe(204)
  })

  it('is `{}` elsewhere: each field that is missing is told, and nothing is malformed', async () => {
    const answer = await send('/api/auth/token', { 'content-type': 'application/json' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'validation_failed', errors: { username: ['required'], password: ['required'] } },
    ])
    for (const { method, path, multipart } of everyEndpoint) {
      if (multipart || (method !== 'POST' && method !== 'PUT')) continue
      const { statusCode } = await send(
        `/api${path.replaceAll(/\{\w+\}/g, '0')}`,
        { 'content-type': 'application/json' },
        method,
      )
      expect(statusCode, `${method} ${path}`).not.toBe(400)
      if (path === '/auth/revoke') member = await aMember(portal)
    }
  })
})

describe('an address written otherwise', () => {
  it.each(['/%61pi/me', '/api/me'])('[SEC-46] %s is not kept by anybody', async (url) => {
    const { statusCode, headers } = await portal.app.inject({
      url,
      headers: { authorization: `Bearer ${member.access_token}` },
    })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  })

  it.each(['/%61pi/nothing', '//api/me', '/API/me', '/api/nothing'])(
    '[SEC-46] %s is a problem in JSON, never a page',
    async (url) => {
      const { statusCode, headers } = await portal.app.inject(url)
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
    },
  )

  it('[SEC-20] an id of any length is not found', async () => {
    const { statusCode } = await portal.app.inject({
      method: 'DELETE',
      url: `/api/sessions/${'a'.repeat(300)}`,
      headers: { authorization: `Bearer ${member.access_token}` },
    })
    expect(statusCode).toBe(404)
  })

  it.each([
    'GET /api/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'NONSENSE\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: none\r\n\r\n',
  ])('[SEC-44][ERR-05] what cannot be read is a problem with the headers of all answers: %j', async (text) => {
    const answer = await raw(text)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(/content-type: application\/problem\+json/i)
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
    expect(answer).toMatch(/cache-control: no-store/i)
    expect(answer).toMatch(/"request_id":"[\w-]{36}"/)
  })
})

describe('another kind of call', () => {
  it('[SEC-45] a form sent to where JSON is meant is 415', async () => {
    const unsafe = everyEndpoint.filter(({ method, multipart }) => method !== 'GET' && !multipart)
    for (const { method, path } of unsafe) {
      const url = `/api${path.replaceAll(/\{\w+\}/g, '6f1c1f0e-3a52-4f3e-9a51-0c6a4f2b7d11')}`
      const headers = {
        authorization: `Bearer ${member.access_token}`,
        'content-type': 'multipart/form-data; boundary=x',
      }
      const { statusCode } = await portal.app.inject({
        method,
        url,
        headers,
        payload: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
      })
      expect([method, path, statusCode]).toEqual([method, path, 415])
    }
  })

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    `multipart/form-data; boundary=${'x'.repeat(500)}`,
  ])('[SEC-47] a form that is none is malformed: %s', async (type) => {
    for (const payload of ['abc', '--x\r\n\r\n', '--x']) {
      const { statusCode } = await portal.app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { authorization: `Bearer ${member.access_token}`, 'content-type': type },
        payload,
      })
      expect([type, payload, statusCode]).toEqual([type, payload, 400])
    }
  })

  it('a HEAD of the stream of events does not hang', async () => {
    const { statusCode } = await portal.app.inject({
      method: 'HEAD',
      url: '/api/events',
      headers: { authorization: `Bearer ${member.access_token}` },
    })
    expect(statusCode).toBe(404)
  })

  it.each([
    'https://evil.example',
    'http://members.example',
    'http://localhost:4302',
    'chrome-extension://members.example',
  ])('[SEC-45] %s is not ours, whatever the Host says', async (origin) => {
    const { host } = new URL(origin)
    const { status, problem } = await portal.call(forgotPassword, {
      body: { username: '412703584' },
      headers: { origin, host: host || 'members.example' },
    })
    expect([status, problem?.code]).toEqual([403, 'csrf_failed'])
  })

  it('our own is', async () => {
    const { status } = await portal.call(forgotPassword, {
      body: { username: '412703584' },
      headers: { origin: 'https://members.example', host: 'inner:3000' },
    })
    expect(status).toBe(204)
    expect((await portal.call(getMe, { as: member })).status).toBe(200)
  })
})
