import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { formulaLabels } from '@coussinet/contract/brand/values.ts'
import type { DocumentEntry, InsurerDocument } from '@coussinet/contract/documents.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { type Day, today, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { isPageOpen } from '@coussinet/contract/domain/permissions.ts'
import type { SearchHit, FoundKind } from '@coussinet/contract/search.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { type RawBuilder, sql } from 'kysely'
import { findSearchable } from '#modules/contributions/contributions.ts'
import { type FaqReader, questionIndex, questionsFor } from '#modules/help/help.ts'
import { findInsurance, type PricedStep, termsOn } from '#modules/policy/policy.ts'
import { findAnimalsWithLimits, searchableRequests } from '#modules/refunds/refunds.ts'
import type { Member } from '#platform/http/access.ts'
import type { Platform } from '#platform/portal.ts'
import { getKnownIndexes } from '#platform/search/known-indexes.ts'
import { isAsked, splitWords, withoutElisions } from '#platform/search/language-words.ts'
import type { FindMeant } from '#platform/search/nearest-phrasings.ts'
import { findInAll, type Hit, leastSureness } from '#platform/search/search.ts'
import { findMeaning, type PageMeaning, openMeanings, rankOfPlace } from './meanings.ts'
import {
  animalItem,
  documentItem,
  insurerDocumentItem,
  quoteItem,
  receiptItem,
  requestItem,
  type SearchItem,
} from './own-items.ts'
import { findMentions, type SearchPage, pages, pageWords } from './search-pages.ts'
import { ceilingItem, disputeItems, paymentItems, profileItems, withCeiling } from './task-items.ts'

type SearchDeps = Pick<Platform, 'db' | 'clock' | 'payments' | 'limit'>

const indexOf = getKnownIndexes()
type SearchReader = Pick<Member, 'id' | 'locale' | 'country' | 'permissions' | 'features'>

type DocumentFacts = {
  language: Language
  country: Country
  today: Day
  contract: { effective_date: Day; created_on: Day }
  animals: readonly {
    animal_id: string
    cover_start: Day | null
    cover_end: Day | null
    formula: FormulaTerms
    formula_steps: readonly PricedStep[]
  }[]
  mandate: { signed_at: Date | null; created_at: Date } | null
  price_revisions: readonly { announced_on: Day; from_day: Day }[]
}

type GivenDocument = { document_id: string; issued_on: Day }

export type SearchSources = {
  searchableDocuments: (facts: DocumentFacts) => DocumentEntry[]
  insurerDocuments: {
    part: (member_id: string) => RawBuilder<GivenDocument[]>
    listed: (rows: readonly GivenDocument[], locale: string) => InsurerDocument[]
  }
}

// The newest; who looks for an older one has the filters of the page.
const mostRefunds = 500
const mostReceipts = 200
/** most results of each kind, so that one does not hide the others */
const mostOfAKind = 8
const mostGuesses = 5
const kindOrder: readonly FoundKind[] = ['task', 'page', 'animal', 'refund', 'quote', 'receipt', 'document', 'question']

// Who says a sentence rather means what is said of all than one of many.
const leastOfSentence = 3
const kindsOfSentences: readonly FoundKind[] = [
  'task',
  'page',
  'animal',
  'question',
  'refund',
  'quote',
  'receipt',
  'document',
]
// Who asks a question wants its answer.
const kindsOfAnswers: readonly FoundKind[] = [
  'task',
  'question',
  ...kindOrder.filter((kind) => kind !== 'task' && kind !== 'question'),
]

type SearchAnswer = { data: SearchHit[]; is_sure: boolean }

/**
 * Finds the things that the member may open and the words lead to, best first; without words, the pages in the order of
 * the menu. Where nothing holds enough of the words, a few guesses. Throws `too_many_requests`.
 */
export async function searchFor(
  platform: SearchDeps,
  member: SearchReader,
  q: string,
  findable: SearchSources,
): Promise<SearchAnswer> {
  const language = toLanguage(member.locale)
  const open = pages.filter(
    (page) => isPageOpen(page.href, member) && (!page.is_of_cards || platform.payments !== null),
  )
  if (q.trim() === '') return { data: open.map((page) => pageItem(page, language).found), is_sure: true }

  return platform.limit.costly(member.id, async (timed) => {
    const [own, findMeant] = await Promise.all([readOwn(platform, member, language, findable), openMeanings(language)])
    const { data, is_sure } = timed(() =>
      findAmong([...open.map((page) => pageItem(page, language)), ...own()], q, { member, language, open, findMeant }),
    )
    return { data: await withFigures(platform, member, data), is_sure }
  })
}

/** The ceilings among what was found with what is left of them; none of an animal that has none today. */
async function withFigures(
  { db, clock }: SearchDeps,
  member: SearchReader,
  data: readonly SearchHit[],
): Promise<SearchHit[]> {
  const isCeiling = ({ kind, href }: SearchHit) => kind === 'task' && href.startsWith('/animals/')
  if (!data.some(isCeiling)) return [...data]
  const animals = new Map(
    (await findAnimalsWithLimits(db, member, clock())).map(({ id, limits }) => [`/animals/${id}`, limits]),
  )
  return data.flatMap((found) => {
    if (!isCeiling(found)) return [found]
    const limits = animals.get(found.href)
    return limits ? [withCeiling(found, limits, toLanguage(member.locale))] : []
  })
}

type SearchScope = {
  member: Pick<SearchReader, 'country'>
  language: Language
  open: readonly SearchPage[]
  findMeant: FindMeant
}

function findAmong(
  things: readonly SearchItem[],
  q: string,
  { member, language, open, findMeant }: SearchScope,
): SearchAnswer {
  const index = indexOf(
    language,
    things.map(({ by }, at) => ({ id: String(at), ...by })),
  )
  const asker = { language, country: member.country }
  const asks = isAsked(q, language)
  const known = new Map(questionsFor(asker).map((question) => [question.id, questionFound(question)]))
  const spoken = splitWords(withoutElisions(q, language))
  const kinds = asks ? kindsOfAnswers : spoken.length >= leastOfSentence ? kindsOfSentences : kindOrder
  const names = namesAmong(things)
  const [own = [], questions = []] = findInAll([index, questionIndex(asker)], q, { names })
  const ranked = [
    ...own.flatMap((hit) =>
      rank(hit, things[Number(hit.id)]?.found, { position: hit.isWhole ? Number(hit.id) : null, asks }),
    ),
    ...questions.flatMap((hit) => rank(hit, known.get(hit.id), { position: null, asks })),
  ]
  const [question] = questions
  if (question && question.place !== 'text')
    for (const page of pagesNamedBy(question.id, asker, open)) {
      const found = pageItem(page, language).found
      // After the question itself.
      ranked.push({ found, told: getTold(question), sureness: question.sureness, nearness: 0.5, order: 0 })
    }
  ranked.sort(
    (one, other) =>
      other.told - one.told ||
      other.nearness - one.nearness ||
      kinds.indexOf(one.found.kind) - kinds.indexOf(other.found.kind) ||
      one.order - other.order,
  )
  // An item that holds all of the words, or a page of just this name, is meant rather than what they say together.
  const words = splitWords(q)
  const isNamed =
    own.some(({ id, isWhole, place }) => isWhole && place !== 'text' && isOwn(things[Number(id)]?.found)) ||
    open.some(({ page }) => splitWords(pageNames[page][language]).join(' ') === words.join(' '))
  const typed = words.filter((word) => !names.has(word))
  const meaning = isNamed ? null : findMeaning(findMeant, typed)
  const byWords = ranked.map(({ found }) => found)
  const all = new Set([...byWords, ...things.map(({ found }) => found), ...known.values()])
  const meant = meaning === null ? [] : meantBy(meaning, [...all])
  const is_sure = meaning === null ? (ranked[0]?.sureness ?? 0) >= leastSureness : meant.length > 0
  const rest = byWords.filter((found) => !meant.includes(found))
  const found = someOfEach([...meant, ...rest])
  return { data: is_sure ? found : found.slice(0, mostGuesses), is_sure }
}

const isOwn = (found: SearchHit | undefined) =>
  found !== undefined && ['animal', 'refund', 'quote', 'receipt', 'document'].includes(found.kind)

// An animal itself is no answer to what is left of its ceiling.
const mayBeMeant = ({ kind }: SearchHit) =>
  kind === 'task' || kind === 'page' || kind === 'question' || kind === 'document'

/** Finds what a meaning leads to, the best place first; of one place tasks first, and else the order in which they were given. */
const meantBy = (meaning: PageMeaning, all: readonly SearchHit[]): SearchHit[] =>
  all
    .filter(mayBeMeant)
    .map((found) => ({ found, rank: rankOfPlace(meaning, found.href) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted(
      (one, other) => one.rank - other.rank || Number(other.found.kind === 'task') - Number(one.found.kind === 'task'),
    )
    .map(({ found }) => found)

/** An animal may be called by any word: Belle, Lundi. */
const namesAmong = (things: readonly SearchItem[]) =>
  new Set(things.flatMap(({ found }) => (found.kind === 'animal' ? splitWords(found.title) : [])))

// Nearly as telling is as telling.
const getTold = ({ told }: Hit) => Number(told.toFixed(1))

/** Pages that the answer of a question leads to: what is meant by words that no page is called by. */
function pagesNamedBy(id: string, asker: FaqReader, open: readonly SearchPage[]): SearchPage[] {
  const answer = questionsFor(asker).find((one) => one.id === id)?.answer ?? ''
  const names = [...answer.matchAll(/[«“]\s?(.+?)\s?[»”]/g)].map(([, name]) => name)
  return open.filter(({ page }) => names.includes(pageNames[page][asker.language]))
}

type RankedHit = { found: SearchHit; told: number; sureness: number; nearness: number; order: number }

/**
 * Nearness of a kind's title, and of the words that it is called by; a question's title is a sentence, which names more than
 * its subject.
 */
const nearnessOfTitle = (kind: FoundKind, asks: boolean) => (kind !== 'question' || asks ? 2 : 1)
const nearnessOfWords = (kind: FoundKind, asks: boolean) => (asks && (kind === 'question' || kind === 'task') ? 2 : 1)

const nearnessOf = ({ place }: Hit, { kind }: SearchHit, asks: boolean) =>
  place === 'text' ? 0 : place === 'title' ? nearnessOfTitle(kind, asks) : nearnessOfWords(kind, asks)

/** Pages in menu order and dated items newest first if each has every word of the query; else by the number of words. */
function rank(
  hit: Hit,
  found: SearchHit | undefined,
  { position, asks }: { position: number | null; asks: boolean },
): RankedHit[] {
  // An animal's name alone means no task.
  if (!found || (found.kind === 'task' && hit.place === 'text')) return []
  const isOrdered = position !== null && ['page', 'refund', 'quote', 'receipt'].includes(found.kind)
  const order = isOrdered ? position : -hit.score
  return [{ found, told: getTold(hit), sureness: hit.sureness, nearness: nearnessOf(hit, found, asks), order }]
}

function someOfEach(found: readonly SearchHit[]): SearchHit[] {
  const counts = new Map<FoundKind, number>()
  const pageHrefs = new Set<string>()
  return found.filter(({ kind, href }) => {
    // A page that its own words lead to, and an answer too.
    if (kind === 'page' && pageHrefs.has(href)) return false
    if (kind === 'page') pageHrefs.add(href)
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= mostOfAKind
  })
}

/** The names of all formulas, also of those that the member has not. */
const soldLabels = (language: Language) =>
  Object.entries(formulaLabels)
    .flatMap(([name, label]) => (name === 'default' ? [] : [label[language]]))
    .join(' ')

function pageItem({ href, page, is_task = false }: SearchPage, language: Language): SearchItem {
  const title = pageNames[page][language]
  const words = pageWords[language][page]
  const text = page === 'contract' ? soldLabels(language) : findMentions(page, language)
  return {
    found: { kind: is_task ? 'task' : 'page', title, text: null, href, download: false },
    by: { title, words, ...(text && { text }) },
  }
}

const questionFound = ({ id, question, subject }: ReturnType<typeof questionsFor>[number]): SearchHit => ({
  kind: 'question',
  title: question,
  text: subject,
  href: `/faq#${id}`,
  download: false,
})

/** Reads the member's own items that they may open, newest first, in at most three statements; returns a renderer. */
async function readOwn(
  platform: SearchDeps,
  member: SearchReader,
  language: Language,
  { searchableDocuments, insurerDocuments }: SearchSources,
): Promise<() => SearchItem[]> {
  const { db, clock } = platform
  const may = (permission: SearchReader['permissions'][number]) => member.permissions.includes(permission)
  const [mayReceipts, mayContract] = [may('receipts:read'), may('contract:read')]
  const now = today(clock())
  const {
    animals: insured,
    contract,
    price_revisions,
  } = mayReceipts || mayContract || may('animals:read')
    ? await findInsurance(db, member.id, now)
    : { animals: [], contract: null, price_revisions: [] }
  const animals = may('animals:read') ? insured : []
  const { requests, quotes } = may('refunds:read')
    ? await searchableRequests(db, member.id, language, {
        limit: mostRefunds,
        country: member.country,
        today: now,
      })
    : { requests: [], quotes: [] }
  const given = mayContract ? insurerDocuments.part(member.id) : sql<GivenDocument[]>`'[]'::jsonb`
  const { receipts, mandate, beside } =
    mayReceipts || mayContract
      ? await findSearchable(db, member.id, {
          span: contract,
          limit: mayReceipts ? mostReceipts : 0,
          beside: given,
        })
      : { receipts: [], mandate: null, beside: [] }
  const documents =
    mayContract && contract
      ? searchableDocuments({
          language,
          country: member.country,
          today: now,
          contract: { effective_date: contract.effective_date, created_on: toLocalDay(contract.created_at) },
          animals: insured.map((animal) => ({ ...animal, formula: termsOn(animal, now) })),
          mandate,
          price_revisions,
        })
      : []
  const names = new Map(animals.map(({ animal_id, name }) => [animal_id, name]))
  const covered = animals.filter((animal) => {
    const [start, end] = [animal.cover_start, animal.cover_end]
    return start !== null && start <= now && (end === null || end >= now) && termsOn(animal, now).name !== 'default'
  })
  // Nothing of a ceiling can be used while the cover is suspended.
  const isSuspended = contract !== null && contract.suspended_since !== null
  return () => [
    ...(isSuspended ? [] : covered.map((animal) => ceilingItem(animal, language))),
    ...(may('refunds:write') ? disputeItems(requests, language) : []),
    ...paymentItems(receipts, { language, today: now }),
    ...(may('profile:write') ? profileItems(language) : []),
    ...animals.map((animal) => {
      const { name } = termsOn(animal, now)
      const formula = name === 'default' ? null : (formulaLabels[name]?.[language] ?? null)
      return animalItem({ ...animal, formula }, language)
    }),
    ...requests.map((request) => requestItem(request, language, { mayWrite: may('refunds:write') })),
    ...quotes.map((quote) => quoteItem(quote, language, { mayWrite: may('refunds:write') })),
    ...receipts.map((receipt) => receiptItem(receipt, language)),
    ...documents.map((document) => documentItem(document, names, language)),
    ...insurerDocuments.listed(beside, member.locale).map((document) => insurerDocumentItem(document, language)),
  ]
}
