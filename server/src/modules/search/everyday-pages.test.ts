import { searchPortal } from '@coussinet/contract/search.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'
import phrasings from './everyday-phrasings.json' with { type: 'json' }

let portal: TestPortal
let members: { fr: TestMember; it: TestMember }
beforeAll(async () => {
  portal = await startPortal()
  const given = { features: ['sponsorship', 'notifications', 'payment_schedule'] as const, animals: [{ name: 'Oslo' }] }
  members = { fr: await aMember(portal, given), it: await aMember(portal, { ...given, locale: 'it', country: 'IT' }) }
})
afterAll(() => portal.close())

// Hits that a member sees without going further down.
const firstHits = 4

/** The phrasings whose page is not among the first hits. */
async function missed(language: 'fr' | 'it', table: Readonly<Record<string, readonly string[]>>) {
  const wrong: string[] = []
  for (const [page, typed] of Object.entries(table))
    for (const q of typed) {
      const { data } = (await portal.call(searchPortal, { as: members[language], query: { q } })).body
      const hrefs = data.slice(0, firstHits).map(({ href }) => href)
      if (!hrefs.includes(page)) wrong.push(`${q}: ${hrefs.join(' ')}, not ${page}`)
    }
  return wrong
}

it.each(['fr', 'it'] as const)(
  '[FIND-01] the page that is meant is among the first hits, for nineteen phrasings of twenty (%s)',
  async (language) => {
    const { tuned, withheld } = phrasings[language]
    const wrong = [...(await missed(language, tuned)), ...(await missed(language, withheld))]
    const count = [tuned, withheld].flatMap((table) => Object.values(table).flat()).length
    expect(wrong.slice(count / 20)).toEqual([])
  },
)

it('[FIND-01] a page to which the answer leads stands behind its question', async () => {
  const { data } = (await portal.call(searchPortal, { as: members.fr, query: { q: 'mon chien est mort' } })).body
  const hrefs = data.map(({ href }) => href)
  expect(hrefs).toContain('/faq#faq-28')
  expect(hrefs.filter((href) => href === '/contact')).toHaveLength(1)
})
