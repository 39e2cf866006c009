import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z', env: { PUBLIC_URL: 'https://members.example' } })
let port = 0
beforeAll(async () => {
  await portal.listen()
  const address = portal.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

describe('the well-known addresses', () => {
  it('[SEC-46] say where a hole is told of, in which languages and until when (RFC 9116)', async () => {
    const { statusCode, headers, body } = await portal.app.inject('/.well-known/security.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toBe(
      [
        'Contact: mailto:securite@coussinet.example',
        'Expires: 2027-05-19T00:00:00Z',
        'Preferred-Languages: fr, it, en',
        'Policy: https://members.example/legal-notice#security',
        'Canonical: https://members.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('[SEC-46] lead a password manager to where the password is changed', async () => {
    const { statusCode, headers } = await portal.app.inject('/.well-known/change-password')
    expect([statusCode, headers.location]).toEqual([302, '/profile#password'])
    expect((await portal.app.inject('/.well-known/anything-else')).statusCode).toBe(404)
  })
})

async function raw(hosts: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write(`GET /healthz HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}Connection: close\r\n\r\n`)
  await once(socket, 'close')
  return answer
}

it('[SEC-45] a request with two Host headers is malformed, whatever they say', async () => {
  expect(await raw(['Host: members.example'])).toMatch(/^HTTP\/1\.1 200 /)
  for (const second of ['Host: evil.example', 'hOST: members.example', 'HOST:']) {
    const answer = await raw(['Host: members.example', second])
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"code":"malformed_request"')
  }
  expect(await raw([])).toMatch(/^HTTP\/1\.1 400 /)
})
