import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'

const lines: string[] = []
let portal: TestPortal
let behind: TestPortal
beforeAll(async () => {
  portal = await ownPortal({ log: (line) => lines.push(line) })
  behind = await ownPortal({ env: { TRUSTED_PROXIES: '10.1.0.0/16' }, log: (line) => lines.push(line) })
})
afterAll(async () => {
  await portal.close()
  await behind.close()
})

const warned = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'unknown_proxy')
const ask = async ({ app }: TestPortal, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  (await app.inject({ url: '/readyz', headers, remoteAddress })).json()

describe('[SEC-03] a proxy that TRUSTED_PROXIES does not name', () => {
  it('is told of once in the log, and at /readyz from then on', async () => {
    expect(await ask(portal)).not.toHaveProperty('warnings')
    expect(warned()).toEqual([])
    expect(await ask(portal, { 'x-forwarded-for': '203.0.113.7' })).toMatchObject({
      status: 'ready',
      warnings: ['unknown_proxy'],
    })
    await ask(portal, { forwarded: 'for=203.0.113.8' })
    expect(await ask(portal)).toMatchObject({ status: 'ready', warnings: ['unknown_proxy'] })
    expect(warned()).toEqual([
      expect.objectContaining({ level: 40, peer: '127.0.0.1', msg: expect.stringContaining('TRUSTED_PROXIES') }),
    ])
  })

  it('is no known one, unless that does not say whom it calls for', async () => {
    lines.length = 0
    expect(await ask(behind, { 'x-forwarded-for': '203.0.113.7' }, '10.1.2.3')).not.toHaveProperty('warnings')
    expect(warned()).toEqual([])
    // A proxy on this machine that is called from it, as the doctor does, tells the same address as its own.
    expect(await ask(behind, { 'x-forwarded-for': '10.1.2.3' }, '10.1.2.3')).not.toHaveProperty('warnings')
    expect(warned()).toEqual([])
    expect(await ask(behind, { forwarded: 'for=203.0.113.7' }, '10.1.2.3')).toHaveProperty('warnings')
    expect(warned()).toHaveLength(1)
  })
})
