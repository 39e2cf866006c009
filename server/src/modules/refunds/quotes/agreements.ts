import { type Day, today, toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { Check } from '@coussinet/contract/refund-requests.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { formulaTerms, insuranceYear, findInsuredAnimals } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import type { CareFacts, RequestReader, Agreement } from '../cover/cover.ts'
import { statusToday } from './quote-view.ts'
import { findOpenAgreements, findQuotes, lockQuote, type QuoteRow, setQuote } from './quotes.store.ts'

type CarriedCare = {
  quote_id: string
  vet_name: string | null
  cause: Cause | null
  first_symptoms_on: Day | null
}

/** Copies animal, vet, cause and first symptoms of a quote into its invoice (PRE-02); throws the errors of `requireAgreement`. */
export async function carriedOfQuote(
  db: Db,
  reader: RequestReader,
  quote_id: string,
): Promise<{ carried: CarriedCare; animal_ids: string[] }> {
  const { animal_id, vet_name, cause, first_symptoms_on } = await requireAgreement(db, reader, quote_id)
  return {
    carried: { quote_id, vet_name, cause, first_symptoms_on },
    animal_ids: animal_id === null ? [] : [animal_id],
  }
}

/** Finds an agreement open for an invoice today; throws `not_found` for another member's quote, else `conflict` with its status. */
export async function requireAgreement(db: Db, { member_id, now }: RequestReader, quote_id: string) {
  const day = today(now)
  const [quote] = isId(quote_id) ? await findQuotes(db, member_id, { quote_id, today: day }) : []
  if (!quote) throw problem('not_found')
  if (!isOpen(quote, day)) throw problem('conflict', { params: { status: { current: statusToday(quote, day) } } })
  return quote
}

const isOpen = (quote: QuoteRow, day: Day) => quote.request_id === null && statusToday(quote, day) === 'answered'

type FiledCare = { cause: Cause | null; care_date: Day | null }
type AgreementObstacle = Check['agreements'][number]['obstacle']

/**
 * Reason why care would not be decided under an agreement: it has ended, or is for another animal, cause or insurance
 * year.
 */
function obstacleOf(
  quote: QuoteRow,
  filed: FiledCare,
  { animal_ids, cover_start, day }: { animal_ids: readonly string[]; cover_start: Day | null; day: Day },
): AgreementObstacle {
  if (!isOpen(quote, day)) return 'ended'
  if (quote.animal_id === null || !animal_ids.includes(quote.animal_id)) return 'other_animal'
  if (filed.cause !== null && filed.cause !== quote.cause) return 'other_cause'
  return isOfItsYear(quote, cover_start, filed.care_date) ? null : 'other_year'
}

const isOfItsYear = ({ insurance_year }: QuoteRow, cover_start: Day | null, care_date: Day | null) =>
  cover_start === null || care_date === null || insuranceYear(cover_start, care_date).year_start === insurance_year

type AgreementDraft = {
  request: FiledCare & { quote_id: string | null; vet_name: string | null }
  animal_ids: readonly string[]
  today: Day
}

/** The agreement named by a draft, and those that its invoice may belong to, latest first, as suggestions. */
export async function findAgreements(
  db: Db,
  member_id: string,
  { request, animal_ids, today: day }: AgreementDraft,
): Promise<Check['agreements']> {
  const { quote_id, vet_name } = request
  const open = await findOpenAgreements(db, member_id, animal_ids, day)
  const chosen =
    quote_id !== null && !open.some((one) => one.quote_id === quote_id)
      ? await findQuotes(db, member_id, { quote_id, today: day })
      : []
  const all = [...chosen, ...open]
  if (all.length === 0) return []
  const covers = await findInsuredAnimals(
    db,
    member_id,
    all.flatMap(({ animal_id }) => animal_id ?? []),
  )
  return all.flatMap((quote) => {
    const { answered_at, valid_until, refunded_cents } = quote
    if (answered_at === null || valid_until === null || refunded_cents === null) return []
    const is_chosen = quote.quote_id === quote_id
    const cover_start = covers.find(({ animal_id }) => animal_id === quote.animal_id)?.cover_start ?? null
    const obstacle = obstacleOf(quote, request, { animal_ids, cover_start, day })
    const isAlike = obstacle === null && isSameVet(quote.vet_name, vet_name)
    if (!is_chosen && (quote_id !== null || !isAlike)) return []
    const { animal_id } = quote
    const answered_on = toLocalDay(answered_at)
    const shown = { animal_id, vet_name: quote.vet_name, answered_on, valid_until, refunded_cents }
    return [{ quote_id: quote.quote_id, ...shown, is_chosen, obstacle }]
  })
}

// A vet missing on either side may be the same.
const isSameVet = (one: string | null, other: string | null) =>
  one === null || other === null || plain(one) === plain(other)

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

type FollowingRequest = { request_id: string; quote_id: string | null }

/** Files a request under the agreement that its draft names, which then lasts until the decision; false if it is not valid. */
export async function claimAgreement(
  tx: UnitOfWork,
  request: FollowingRequest & FiledCare,
  animal_ids: readonly string[],
): Promise<boolean> {
  const { db, member_id, at } = tx
  const { request_id, quote_id } = request
  const quote = quote_id === null ? undefined : await lockQuote(db, member_id, quote_id)
  const [animal] = quote?.animal_id ? await findInsuredAnimals(db, member_id, [quote.animal_id]) : []
  const cover_start = animal?.cover_start ?? null
  if (!quote || obstacleOf(quote, request, { animal_ids, cover_start, day: today(at) }) !== null) return false
  await setQuote(db, quote, { request_id, at })
  await tx.announce('quotes')
  return true
}

type AgreementDecision = {
  member_id: string
  request: FollowingRequest
  care: Pick<CareFacts, 'care_date' | 'cause'>
  today: Day
}

/**
 * Finds the agreement under which a request is or would be decided; null if none is valid. `forUpdate` locks its quote. An agreement that a
 * filed request uses remains valid after its last day. Once used, its reservation is released, so that a correction uses no more than what
 * is left.
 */
export async function findAgreement(
  db: Db,
  { member_id, request, care, today: day }: AgreementDecision,
  { forUpdate = false }: RowLock = {},
): Promise<Agreement | null> {
  const { request_id, quote_id } = request
  if (quote_id === null) return null
  const quote = forUpdate
    ? await lockQuote(db, member_id, quote_id)
    : (await findQuotes(db, member_id, { quote_id, today: day }))[0]
  if (!quote?.animal_id || quote.answer_lines === null || quote.formula === null) return null
  const isOurs = quote.request_id === request_id && (quote.status === 'answered' || quote.status === 'used')
  if (!isOurs && !isOpen(quote, day)) return null
  const [animal] = await findInsuredAnimals(db, member_id, [quote.animal_id])
  if (!animal || care.cause !== quote.cause || !isOfItsYear(quote, animal.cover_start, care.care_date)) return null
  const isReserved = quote.status === 'answered'
  return {
    quote_id: quote.quote_id,
    animal_id: quote.animal_id,
    terms: {
      lines: quote.answer_lines,
      formula: formulaTerms(quote.formula),
      deductible_cents: quote.deductible_cents ?? 0,
      reserved_cents: isReserved ? (quote.reserved_cents ?? 0) : 0,
      reserved_package_cents: isReserved ? (quote.reserved_package_cents ?? 0) : 0,
      arithmetic: quote.arithmetic ?? 'portal',
      explanation: quote.reason ?? '',
    },
  }
}

type DraftedRequest = {
  request: FollowingRequest & FiledCare
  animal_ids: readonly string[]
  today: Day
}

/** Agreement that a draft would be decided under today; null if none is valid, or the day of care is unknown. */
export async function agreementOfDraft(
  db: Db,
  member_id: string,
  { request, animal_ids, today: day }: DraftedRequest,
): Promise<Agreement | null> {
  const { care_date, cause } = request
  if (care_date === null) return null
  // An unknown cause counts as illness until an accident is shown.
  const care = { care_date, cause: cause ?? 'illness' }
  const agreement = await findAgreement(db, { member_id, request, care, today: day })
  return agreement && animal_ids.includes(agreement.animal_id) ? agreement : null
}

/** Amounts of the ceiling and the package neither used nor reserved, except by this agreement. */
type LeftAmounts = { ceiling_cents: number; package_cents: number }

type AgreementSettlement = {
  request: FollowingRequest
  is_used: boolean
  /** amounts left, for a decision made under the agreement */
  left?: LeftAmounts | undefined
}

const getReservedAmounts = (quote: Pick<QuoteRow, 'reserved_cents' | 'reserved_package_cents'>, left: LeftAmounts) => ({
  reserved_cents: Math.min(quote.reserved_cents ?? 0, left.ceiling_cents),
  reserved_package_cents: Math.min(quote.reserved_package_cents ?? 0, left.package_cents),
})

/**
 * Closes the agreement that a decision used: the counters now contain what was reserved. If the decision covered none of its care, it stays
 * open until its last day, for the next invoice; with `left`, no more than that stays reserved.
 */
export async function settleAgreement(tx: UnitOfWork, { request, is_used, left }: AgreementSettlement): Promise<void> {
  const { db, member_id, at } = tx
  const { request_id, quote_id } = request
  const quote = quote_id === null ? undefined : await lockQuote(db, member_id, quote_id)
  const isOurs = quote?.request_id === request_id || (quote && isOpen(quote, today(at)))
  if (!quote || !isOurs || quote.status !== 'answered') return
  if (is_used) {
    await setQuote(db, quote, { status: 'used', request_id, ended_at: at, at })
    await tx.audit('quote.used', { subject_id: quote.quote_id, details: { request_id }, actor: 'insurer' })
  } else await setQuote(db, quote, { request_id: null, ...(left && getReservedAmounts(quote, left)), at })
  await tx.announce('quotes')
}

/**
 * Reopens an agreement that a decision had used, after a correction that covers none of its care, and reserves what is left of it again. If
 * its last day has passed, the job closes it.
 */
export async function reopenAgreement(tx: UnitOfWork, request: FollowingRequest, left: LeftAmounts): Promise<void> {
  const { db, member_id, at } = tx
  const { request_id, quote_id } = request
  const quote = quote_id === null ? undefined : await lockQuote(db, member_id, quote_id)
  if (!quote || quote.request_id !== request_id || quote.status !== 'used') return
  await setQuote(db, quote, {
    status: 'answered',
    request_id: null,
    ended_at: null,
    ...getReservedAmounts(quote, left),
    at,
  })
  await tx.audit('quote.reopened', { subject_id: quote.quote_id, details: { request_id } })
  await tx.announce('quotes')
}
