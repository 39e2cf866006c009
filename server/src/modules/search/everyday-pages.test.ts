import { fileURLToPath } from 'node:url'
import { listFaqs, listFaqTags } from '@coussinet/contract/faq.ts'
import { searchPortal } from '@coussinet/contract/search.ts'
import fr from '@coussinet/texts/fr/tested-phrasings.json' with { type: 'json' }
import it_ from '@coussinet/texts/it/tested-phrasings.json' with { type: 'json' }
import type { Language } from '@coussinet/texts/messages.ts'
import nl from '@coussinet/texts/nl/tested-phrasings.json' with { type: 'json' }
import { beforeAll, expect, it, vi } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'

// Before anything is imported: the brand is read once. This one offers Dutch too.
vi.hoisted(() => {
  process.env['BRAND'] = `${import.meta.dirname}/../../../../examples/dutch-brand/coussinet-nl.brand.ts`
})

const phrasings = { fr: fr.pages, it: it_.pages, nl: nl.pages }

const portal = ownPortalForTests({ env: { PAGES_DIR: fileURLToPath(new URL('no-pages', import.meta.url)) } })
let members: Record<Language, TestMember>
beforeAll(async () => {
  const given = { features: ['sponsorship', 'notifications', 'payment_schedule'] as const, animals: [{ name: 'Oslo' }] }
  members = {
    fr: await aMember(portal, given),
    it: await aMember(portal, { ...given, locale: 'it', country: 'IT' }),
    nl: await aMember(portal, { ...given, locale: 'nl-BE', country: 'BE' }),
  }
})

// Hits that a member sees without going further down.
const firstHits = 4

/** The phrasings whose page is not among the first hits, so many of them. */
async function missed(language: Language, table: Readonly<Record<string, readonly string[]>>) {
  const wrong: string[] = []
  for (const [page, typed] of Object.entries(table))
    for (const q of typed) {
      const { data } = (await portal.call(searchPortal, { as: members[language], query: { q } })).body
      const hrefs = data.slice(0, firstHits).map(({ href }) => href)
      if (!hrefs.includes(page)) wrong.push(`${q}: ${hrefs.join(' ')}, not ${page}`)
    }
  return wrong
}

it.each(['fr', 'it', 'nl'] as const)(
  '[FIND-01][GO-07] the page that is meant is among the first hits, for nineteen phrasings of twenty (%s)',
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

it('[GO-07] questions, their tags and what an answer leads to are in Dutch for who reads Dutch', async () => {
  const found = (await portal.call(listFaqs, { as: members.nl, query: { q: 'onze hond is gestorven' } })).body.data
  expect(found[0]).toMatchObject({
    id: 'faq-28',
    question: 'Mijn dier is overleden: wat moet ik doen?',
    answer: expect.stringContaining('open “Mijn dieren”'),
  })
  const all = (await portal.call(listFaqs, { as: members.nl })).body.data
  expect(all).toHaveLength(46)
  for (const { answer } of all) expect(answer).not.toMatch(/[{}«»]|\b(?:vous|votre|nous)\b/)
  const tags = (await portal.call(listFaqTags, { as: members.nl })).body.data
  expect(tags.map(({ label }) => label)).toContain('Premies en afhoudingen')
  const { data } = (await portal.call(searchPortal, { as: members.nl, query: { q: 'onze hond is gestorven' } })).body
  expect(data.map(({ href }) => href)).toContain('/contact')
  expect(data.find(({ href }) => href === '/faq#faq-28')?.text).toBe('Mijn dieren')
})
