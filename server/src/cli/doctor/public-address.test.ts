import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { probeHeader, probeToken } from '#platform/http/doctor-probe.ts'
import { freePort } from '#testing/program/spawn-portal.ts'
import { startNginx, type TestProxy } from '#testing/servers/nginx.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import type { DoctorFinding } from './finding.ts'
import { checkAddress, checkProxy, checkPublicClock } from './public-address.ts'

// The portal behind the shipped settings of nginx, and behind settings that somebody has spoilt.
let trusting: TestPortal
let strange: TestPortal
let proxies: Record<'good' | 'bad' | 'unknown' | 'silent', TestProxy>

const clock = () => new Date()
const portOf = async (portal: TestPortal) => Number(new URL(await portal.listen()).port)

beforeAll(async () => {
  const at = new Date().toISOString()
  trusting = await ownPortal({ at, env: { TRUSTED_PROXIES: '127.0.0.1' } })
  strange = await ownPortal({ at })
  const [known, unknown] = [await portOf(trusting), await portOf(strange)]
  const start = async (node: number, more?: Parameters<typeof startNginx>[2]) =>
    startNginx(await freePort(), [node], more)
  proxies = {
    good: await start(known, { days: 90 }),
    bad: await start(known, {
      changed: [
        [/proxy_set_header X-Forwarded-For \$remote_addr;/, 'proxy_set_header X-Forwarded-For $http_x_forwarded_for;'],
        [/client_max_body_size 30m;/, 'client_max_body_size 1m; proxy_hide_header Strict-Transport-Security;'],
        [/proxy_buffering off;/, 'proxy_ignore_headers X-Accel-Buffering;'],
        [/return 308 .*;/, 'return 200 "here";'],
      ],
    }),
    unknown: await start(unknown),
    silent: await start(unknown, { changed: [[/proxy_set_header X-Forwarded-For .*;/, '']] }),
  }
  setDefaultCACertificates([
    ...getCACertificates('default'),
    ...Object.values(proxies).map(({ authority }) => authority),
  ])
})
afterAll(async () => {
  for (const proxy of Object.values(proxies)) await proxy.close()
  await trusting.close()
  await strange.close()
})

const lookingBy = (portal: TestPortal, public_url: string) => ({
  config: { ...portal.platform.config, public_url },
  clock,
})
const statesOf = (found: readonly DoctorFinding[]) => Object.fromEntries(found.map(({ name, state }) => [name, state]))
const seenOf = (found: readonly DoctorFinding[], name: string) => found.find((one) => one.name === name)?.seen

it('[GO-05] by the shipped proxy the address, its certificate, HSTS, the portal and its clock are green', async () => {
  const looking = lookingBy(trusting, proxies.good.url)
  expect(statesOf(await checkAddress(looking))).toEqual({
    PUBLIC_URL: 'green',
    certificate: 'green',
    HSTS: 'green',
    portal: 'green',
  })
  expect(statesOf(await checkPublicClock(looking))).toEqual({ 'clock of PUBLIC_URL': 'green' })
})

it('[GO-05] and so is what it forwards, refuses, redirects, takes and lets through', async () => {
  const found = await checkProxy(lookingBy(trusting, proxies.good.url), proxies.good.plain_url)
  expect(found.map(({ name, state }) => [name, state])).toEqual([
    ['X-Forwarded-For', 'green'],
    ['forged X-Forwarded-For', 'green'],
    ['HTTP to HTTPS', 'green'],
    ['size of uploads', 'green'],
    ['live events', 'green'],
  ])
  expect(seenOf(found, 'X-Forwarded-For')).toContain('arrives as 127.0.0.1')
})

it('[GO-05] a proxy that passes on what clients write, takes little, holds lines back and speaks plain HTTP is red in each', async () => {
  const found = await checkProxy(lookingBy(trusting, proxies.bad.url), proxies.bad.plain_url)
  expect(statesOf(found)).toEqual({
    'X-Forwarded-For': 'red',
    'forged X-Forwarded-For': 'red',
    'HTTP to HTTPS': 'red',
    'size of uploads': 'red',
    'live events': 'red',
  })
  expect(found.every(({ mend }) => mend !== null && mend !== '')).toBe(true)
  expect(statesOf(await checkAddress(lookingBy(trusting, proxies.bad.url)))).toMatchObject({
    // It ends in two days.
    certificate: 'red',
    HSTS: 'red',
  })
})

it('[GO-05] a proxy that no TRUSTED_PROXIES names, and one that forwards nothing, are told apart', async () => {
  const unknown = await checkProxy(lookingBy(strange, proxies.unknown.url), proxies.unknown.plain_url)
  expect(unknown[0]).toMatchObject({ state: 'red', mend: 'Name 127.0.0.1 in TRUSTED_PROXIES of each node.' })
  expect(unknown[1]).toMatchObject({ name: 'forged X-Forwarded-For', state: 'green' })
  const silent = await checkProxy(lookingBy(strange, proxies.silent.url), null)
  expect(silent[0]).toMatchObject({ state: 'red', mend: expect.stringContaining('proxy_set_header X-Forwarded-For') })
  expect(statesOf(silent)['HTTP to HTTPS']).toBe('unknown')
})

it('[GO-05] another portal at PUBLIC_URL is not taken for this one, and one that does not answer is red once', async () => {
  const elsewhere = lookingBy(strange, proxies.good.url)
  expect(statesOf(await checkAddress(elsewhere))).toMatchObject({ PUBLIC_URL: 'green', portal: 'red' })
  expect(statesOf(await checkProxy(elsewhere, proxies.good.plain_url))).toMatchObject({
    'X-Forwarded-For': 'unknown',
    'live events': 'unknown',
  })
  const nobody = lookingBy(trusting, `https://localhost:${await freePort()}`)
  expect(await checkAddress(nobody)).toMatchObject([{ name: 'PUBLIC_URL', state: 'red' }])
  expect(statesOf(await checkPublicClock(nobody))).toEqual({ 'clock of PUBLIC_URL': 'unknown' })
})

it('[GO-05] the probe answers nobody without a token of this portal’s secret, of now', async () => {
  const { config } = trusting.platform
  const statusOf = async (token: string) =>
    (await trusting.app.inject({ url: '/api/doctor', headers: { [probeHeader]: token } })).statusCode
  const { token } = probeToken(config, 'address', clock())
  expect(await statusOf(token)).toBe(200)
  const old = probeToken(config, 'address', new Date(Date.now() - 11 * 60_000)).token
  const foreign = probeToken(strange.platform.config, 'address', clock()).token
  const changed = token.replace('address', 'stream')
  for (const wrong of ['', 'x', old, foreign, changed, token.slice(0, -1)]) expect(await statusOf(wrong)).toBe(404)
})
