import { listPublicHolidays } from '@coussinet/contract/contact.ts'
import { expect, it } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()

async function named(spec: Parameters<typeof aMember>[1], query = {}) {
  const { body } = await portal.call(listPublicHolidays, { as: await aMember(portal, spec), query })
  return new Map(body.data.map(({ day, name }) => [day, name]))
}

it('[SUP-03] are those of the member’s country, this year and the next, in the member’s language', async () => {
  const french = await named({})
  expect([...french.keys()].toSorted()).toEqual([...french.keys()])
  expect([...french.keys()].filter((day) => day.startsWith('2026'))).toHaveLength(11)
  expect([...french.keys()].filter((day) => day.startsWith('2027'))).toHaveLength(11)
  expect(french.get('2026-12-25')).toBe('Noël')
  expect(french.get('2027-05-06')).toBe('Ascension')
  // Alsace alone
  expect(french.has('2026-12-26')).toBe(false)
  const italian = await named({ locale: 'it', country: 'IT' })
  expect(italian.get('2026-04-25')).toContain('Liberazione')
  expect(italian.get('2026-12-26')).toBe('Santo Stefano')
  const belgian = await named({ locale: 'fr-BE', country: 'BE' })
  expect(belgian.get('2026-07-21')).toBe('Fête nationale')
})

it('[SUP-03] are those of another country when it is named, and of no other than ours', async () => {
  const there = await named({ locale: 'it' }, { country: 'IT' })
  expect(there.get('2027-01-06')).toBe('Epifania')
  const member = await aMember(portal)
  expect((await portal.call(listPublicHolidays, { as: member, query: { country: 'DE' as 'FR' } })).status).toBe(422)
})
