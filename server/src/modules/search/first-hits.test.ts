import { fileURLToPath } from 'node:url'
import { searchPortal } from '@coussinet/contract/search.ts'
import french from '@coussinet/texts/fr/tested-phrasings.json' with { type: 'json' }
import italian from '@coussinet/texts/it/tested-phrasings.json' with { type: 'json' }
import type { Language } from '@coussinet/texts/messages.ts'
import dutch from '@coussinet/texts/nl/tested-phrasings.json' with { type: 'json' }
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aReceipt } from '#modules/contributions/tests/a-receipt.ts'
import { aDecidedRequest, line } from '#modules/refunds/tests/a-request.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'

// Before anything is imported: the brand is read once. This one offers Dutch too.
vi.hoisted(() => {
  process.env['BRAND'] = `${import.meta.dirname}/../../../../examples/dutch-brand/coussinet-nl.brand.ts`
})

/** `meant`: what members type, by what they mean; `outside`: what no insurer of animals can answer. */
type Phrasings = { meant: Readonly<Record<string, readonly string[]>>; outside: readonly string[] }
// Nothing is mended for the withheld half: it tells how the search does with what nobody thought of.
const tuned: Record<Language, Phrasings> = { fr: french.hits.tuned, it: italian.hits.tuned, nl: dutch.hits.tuned }
const withheld: Record<Language, Phrasings> = {
  fr: french.hits.withheld,
  it: italian.hits.withheld,
  nl: dutch.hits.withheld,
}

const faq = (...numbers: string[]) => numbers.map((number) => `/faq#faq-${number}`)
/** First hits that answer what is meant, or lead to where it is done; `*` is an id. */
const right: Readonly<Record<string, readonly string[]>> = {
  remaining: ['/animals/*', '/animals'],
  dispute: ['/refunds/*/dispute', '/refunds', ...faq('08')],
  phone: ['/profile#phones', '/profile', ...faq('34')],
  address: ['/profile#address', '/profile', ...faq('31')],
  email: ['/profile#email', '/profile', ...faq('34')],
  password: ['/profile#password', '/profile', ...faq('25')],
  account: ['/profile/payment-methods', '/profile/payment-methods/account', ...faq('22')],
  refund_account: ['/profile/payment-methods/refund-account', '/profile/payment-methods', ...faq('06')],
  next_payment: [
    '/profile/receipts/*',
    '/profile/receipts/schedule',
    '/profile/receipts',
    '/profile/payment-methods',
    ...faq('20'),
  ],
  due_day: ['/profile/payment-methods', ...faq('37')],
  unpaid: ['/profile/receipts/due', '/profile/receipts', ...faq('21')],
  price: ['/profile/contract', ...faq('30')],
  raise: [...faq('39')],
  end: ['/profile/contract/termination', ...faq('18')],
  death: [...faq('28')],
  lost: [...faq('33')],
  another: [...faq('32')],
  vaccines: [...faq('14')],
  worms: [...faq('29')],
  waiting: ['/animals', ...faq('11')],
  deductible: ['/animals', ...faq('13')],
  ceiling: [...faq('12')],
  not_covered: [...faq('15')],
  formula: [...faq('17')],
  certificate: ['/api/pdf/contrat', '/profile/contract', ...faq('19')],
  terms: ['/api/pdf/cgv', '/profile/contract', ...faq('19')],
  request: ['/refunds/new', ...faq('01')],
  status: ['/refunds', ...faq('05')],
  paid: ['/refunds', ...faq('06', '05')],
  estimate: ['/refunds/estimate', ...faq('09')],
  quote: ['/quotes', '/quotes/new'],
  sheet: ['/api/pdf/feuilles?animal_id=*', ...faq('04')],
  sponsorship: ['/sponsorship', ...faq('26')],
  complaint: ['/contact', ...faq('27')],
  contact: ['/contact', ...faq('41')],
  mails: ['/notifications/preferences', ...faq('44')],
  vet: [...faq('35')],
  abroad: [...faq('42')],
  data: ['/profile', '/api/pdf/rgpd', '/profile#personal-data', ...faq('43')],
  old: [...faq('36')],
  identification: ['/animals', ...faq('24')],
  card: ['/profile/payment-methods/card', '/profile/payment-methods', ...faq('40')],
  two: [...faq('10')],
  cancel: [...faq('38')],
  missing: [...faq('07')],
  photo: [...faq('45')],
  annual: ['/animals', ...faq('46')],
  refused: ['/refunds', '/refunds/*/dispute', ...faq('08')],
  begun: [...faq('16')],
  little: ['/refunds/*/dispute', '/refunds', ...faq('08', '09')],
  calculation: ['/refunds/estimate', ...faq('09')],
  name: ['/contact', '/profile', ...faq('41')],
  language: ['/profile', ...faq('34')],
  wrong_debit: [...faq('23')],
  sterilisation: [...faq('14')],
  covered: ['/profile/contract', '/api/pdf/cgv', '/refunds/estimate', ...faq('14', '15')],
  papers: [...faq('02')],
  animal_data: ['/animals', '/contact', '/animals/*'],
}

const portal = ownPortalForTests({ env: { PAGES_DIR: fileURLToPath(new URL('no-pages', import.meta.url)) } })
let members: Record<Language, TestMember>
beforeAll(async () => {
  const given = {
    features: ['sponsorship', 'notifications', 'payment_schedule'] as const,
    animals: [{ name: 'Oslo' }, { name: 'Mirza', type: 'cat' as const }],
  }
  members = {
    fr: await aMember(portal, given),
    it: await aMember(portal, { ...given, locale: 'it', country: 'IT' }),
    nl: await aMember(portal, { ...given, locale: 'nl-BE', country: 'BE' }),
  }
  for (const member of Object.values(members)) {
    const [oslo = ''] = member.animals.map(({ id }) => id)
    const asked = { animal_ids: [oslo], care_date: '2026-09-12', cause: 'illness' as const }
    await aDecidedRequest(portal, member, asked, [line(oslo, 'consultation', 6000)])
    await aReceipt(portal, member, { month: '2026-12', status: 'upcoming' })
  }
})

// A member's searches are counted by the time that they take.
const inAMinute = 150

let asked = 0
async function ask(language: Language, q: string) {
  asked += 1
  if (asked % inAMinute === 0) portal.clock.advance({ minutes: 1 })
  const { data, is_sure } = (await portal.call(searchPortal, { as: members[language], query: { q } })).body
  return { href: data[0]?.href ?? 'nothing', is_sure }
}

const isRight = (meaning: string, href: string) =>
  right[meaning]?.some(
    (one) =>
      one ===
      href.replace(
        /(?<=^\/(?:animals|refunds|profile\/receipts|api\/pdf\/feuilles)(?:\/|\?animal_id=))[\w-]{20,}/,
        '*',
      ),
  )

/** The phrasings whose first hit is another, or only a guess. */
async function missed(language: Language, { meant }: Phrasings) {
  const wrong: string[] = []
  for (const [meaning, typed] of Object.entries(meant))
    for (const q of typed) {
      const { href, is_sure } = await ask(language, q)
      if (!is_sure || !isRight(meaning, href)) wrong.push(`${q}: ${is_sure ? '' : 'a guess, '}${href}, not ${meaning}`)
    }
  return wrong
}

/** Answers that are sure though it is nothing of the insurer's: queries with what came first. */
async function claimed(language: Language, { outside }: Phrasings) {
  const wrong: string[] = []
  for (const q of outside) {
    const { href, is_sure } = await ask(language, q)
    if (is_sure) wrong.push(`${q}: ${href}`)
  }
  return wrong
}

const countOf = ({ meant }: Phrasings) => Object.values(meant).flat().length

describe.each(['fr', 'it', 'nl'] as const)('what members type (%s)', (language) => {
  it.each([
    ['tuned', tuned],
    ['withheld', withheld],
  ])('[FIND-01][GO-07] the first hit is right and sure for nineteen phrasings of twenty (%s)', async (_half, of) => {
    const wrong = await missed(language, of[language])
    // Dutch is a draft.
    const most = countOf(of[language]) / (language === 'nl' ? 10 : 20)
    expect(wrong.length > most ? wrong : []).toEqual([])
  })

  it.each([
    ['tuned', tuned, 20],
    ['withheld', withheld, 8],
  ])('[FIND-01] nothing is sure of what is outside the product, but one of many (%s)', async (_half, of, many) => {
    const wrong = await claimed(language, of[language])
    expect(wrong.length > of[language].outside.length / many ? wrong : []).toEqual([])
  })
})

it('[FIND-01] each meaning is one that a first hit is known for', () => {
  const meanings = [tuned, withheld].flatMap((half) => Object.values(half).flatMap(({ meant }) => Object.keys(meant)))
  expect(meanings.filter((meaning) => right[meaning] === undefined)).toEqual([])
})
