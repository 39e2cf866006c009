import type { Language } from '@coussinet/texts/messages.ts'
import { type FindMeant, openPhrasings } from '#platform/search/nearest-phrasings.ts'

const question = (number: string) => `/faq#faq-${number}`

/** Places that each meaning leads to, the best first; `*` stands for any id. `outside`: nothing that the portal answers. */
const places = {
  remaining: ['/animals/*', '/animals'],
  little: ['/refunds/*/dispute', question('09')],
  calculation: [question('09')],
  dispute: ['/refunds/*/dispute', question('08'), '/refunds'],
  refused: [question('08')],
  missing: [question('07')],
  phone: ['/profile#phones', question('34')],
  address: ['/profile#address', question('31')],
  email: ['/profile#email', question('34')],
  name: ['/contact', question('41')],
  language: ['/profile', question('34')],
  password: ['/profile#password', question('25')],
  account: ['/profile/payment-methods/account', question('22')],
  refund_account: ['/profile/payment-methods/refund-account', question('06')],
  next_payment: ['/profile/receipts/*', '/profile/receipts/schedule', '/profile/receipts', question('20')],
  due_day: [question('37'), '/profile/payment-methods'],
  unpaid: ['/profile/receipts/due', question('21')],
  wrong_debit: [question('23')],
  card: ['/profile/payment-methods/card', question('40')],
  price: [question('30'), '/profile/contract'],
  raise: [question('39')],
  end: ['/profile/contract/termination', question('18')],
  death: [question('28')],
  lost: [question('33')],
  another: [question('32')],
  vaccines: [question('14')],
  worms: [question('29')],
  sterilisation: [question('14')],
  waiting: [question('11')],
  deductible: [question('13')],
  ceiling: [question('12')],
  not_covered: [question('15')],
  covered: [question('15'), '/profile/contract'],
  formula: [question('17')],
  certificate: ['/api/pdf/contrat', question('19'), '/profile/contract'],
  terms: ['/api/pdf/cgv', question('19')],
  begun: [question('16')],
  request: ['/refunds/new', question('01')],
  papers: [question('02')],
  sheet: ['/api/pdf/feuilles?animal_id=*', question('04')],
  photo: [question('45')],
  status: ['/refunds', question('05')],
  paid: [question('06'), '/refunds'],
  cancel: [question('38')],
  two: [question('10')],
  old: [question('36')],
  estimate: ['/refunds/estimate', question('09')],
  quote: ['/quotes/new', '/quotes'],
  vet: [question('35')],
  abroad: [question('42')],
  annual: [question('46')],
  identification: [question('24')],
  animal_data: ['/animals'],
  sponsorship: ['/sponsorship', question('26')],
  complaint: [question('27'), '/contact'],
  contact: ['/contact', question('41')],
  mails: ['/notifications/preferences', question('44')],
  data: ['/profile#personal-data', question('43')],
  outside: [],
} as const satisfies Record<string, readonly string[]>
export type PageMeaning = keyof typeof places

// Read by the first search: a start takes less without them.
const loaders: Record<Language, () => Promise<{ default: Record<PageMeaning, readonly string[]> }>> = {
  fr: () => import('@coussinet/texts/fr/phrasings.json', { with: { type: 'json' } }),
  it: () => import('@coussinet/texts/it/phrasings.json', { with: { type: 'json' } }),
  nl: () => import('@coussinet/texts/nl/phrasings.json', { with: { type: 'json' } }),
}
const opened: Partial<Record<Language, Promise<FindMeant>>> = {}

/** Opens what members of a language say; once. */
export const openMeanings = (language: Language): Promise<FindMeant> =>
  (opened[language] ??= loaders[language]().then((read) => openPhrasings(language, read.default)))

const isMeaning = (name: string): name is PageMeaning => name in places

// Less is what words in passing reach.
const leastShare = 0.36
const leastNearness = 0.3
// One word is a name of something, or the beginning of one; a month and a year too.
const leastWords = 2
const isNumber = (word: string) => /^[\d.,]+$/.test(word)

/** Finds what a sentence of a member most likely means; null where no phrasing is near enough, or too few of them agree. */
export function findMeaning(find: FindMeant, words: readonly string[]): PageMeaning | null {
  if (words.filter((word) => !isNumber(word)).length < leastWords) return null
  const [best] = find(words.join(' '))
  if (!best || !isMeaning(best.meaning) || best.share < leastShare || best.nearness < leastNearness) return null
  return best.meaning
}

// Ids hold figures; `due` and `schedule` are pages beside them.
const patternOf = (place: string) =>
  new RegExp(`^${RegExp.escape(place).replace(RegExp.escape('*'), String.raw`[\w-]*\d[\w-]*`)}$`)
const patterns = new Map(Object.values(places).flatMap((all) => all.map((place) => [place, patternOf(place)])))

/** Place of a page among those that a meaning leads to, the best 0; -1 where it does not lead there. */
export const rankOfPlace = (meaning: PageMeaning, href: string): number =>
  places[meaning].findIndex((place) => patterns.get(place)?.test(href))
