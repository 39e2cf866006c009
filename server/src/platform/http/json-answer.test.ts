import { gunzipSync } from 'node:zlib'
import { listAnimals } from '@coussinet/contract/animals.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { expect, it } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()

it('compresses a long answer for a caller who takes it, and no other', async () => {
  const as = await aMember(portal, { animals: Array.from({ length: 6 }, () => ({})) })
  const plain = await portal.call(listAnimals, { as })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers['vary']).toBe('accept-encoding')
  const packed = await portal.app.inject({
    url: '/api/animals',
    headers: { authorization: `Bearer ${as.access_token}`, 'accept-encoding': 'gzip, br' },
  })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.rawPayload.length * 5).toBeLessThan(plain.bytes.length)
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.body)
  expect(
    (await portal.call(listAnimals, { as, headers: { 'accept-encoding': 'gzip;q=0' } })).headers['content-encoding'],
  ).toBeUndefined()
  expect(
    (await portal.call(getMe, { as, headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'],
  ).toBeUndefined()
})
