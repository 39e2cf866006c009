import { afterEach, expect, it } from 'vitest'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'

const token = '4f1c0b7e9d2a4f1c0b7e9d2a4f1c0b7e'
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://members.example',
  ALLOW_EMBEDDED_DATABASE: '1',
  SECRET_KEY: 'x8Kd0vQzr3pWn5yTbG7hUc2LmEaJf9Rs4iOtXqZ1',
}
let portal: TestPortal | null = null
afterEach(async () => {
  await portal?.close()
  portal = null
})

async function ask(env: Record<string, string>, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  portal ??= await ownPortal({ env })
  return portal.app.inject({ url: '/metrics', headers, remoteAddress })
}

it('[OBS-04] is not there in production without a token', async () => {
  const { statusCode, body } = await ask(production)
  expect(statusCode).toBe(404)
  expect(body).not.toContain('process_cpu')
})

it('[OBS-04] is for who bears the token, wherever they ask from', async () => {
  const env = { ...production, METRICS_TOKEN: token }
  for (const authorization of ['', 'Bearer', 'Bearer x', `Bearer ${token}x`, `Basic ${token}`]) {
    const { statusCode, headers, body } = await ask(env, authorization ? { authorization } : {}, '203.0.113.9')
    expect([statusCode, headers['www-authenticate'], body]).toEqual([401, 'Bearer', ''])
  }
  const { statusCode, headers } = await ask(env, { authorization: `Bearer ${token}` }, '203.0.113.9')
  expect([statusCode, headers['cache-control'], headers['x-content-type-options']]).toEqual([
    200,
    'no-store',
    'nosniff',
  ])
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
})

it('[OBS-04] is for the machine alone outside of production, and never below /api', async () => {
  expect((await ask({})).statusCode).toBe(200)
  expect((await ask({}, {}, '203.0.113.9')).statusCode).toBe(404)
  expect((await ask({}, { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
  expect((await portal?.app.inject({ url: '/api/metrics' }))?.statusCode).toBe(404)
})
