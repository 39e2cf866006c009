import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { Check } from '@coussinet/contract/refund-requests.ts'
import { coveredFrom, coverWarning, insuranceYear, outsideCover, remaining, termsOn } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import {
  type AnimalCover,
  findCovers,
  computeUsedCounters,
  daysOfReader,
  type RequestReader,
  reservedFor,
  standingEvent,
} from '../../cover/cover.ts'
import { type RequestDocument, findDocuments, findRequestsWithSameFiles } from '../../documents/documents.ts'
import { agreementOfDraft, findAgreements } from '../../quotes/quotes.ts'
import { awaitedOfRequests } from './awaited.store.ts'
import { missingOfAnswer, missingOfDraft } from './blocking.ts'
import { findRequestsWithSameBill, type SoughtPaper } from './known-requests.ts'
import { animalsOfRequests, findRequests, type RequestRow } from './refund-requests.store.ts'

type CheckWarning = Check['warnings'][number]

/** Finds obstacles and warnings of a draft (RDY-01); a filed request has neither. Throws `not_found`. */
export async function getRequestCheck(db: Db, reader: RequestReader, request_id: string): Promise<Check> {
  const { member_id, now } = reader
  const [request] = await findRequests(db, member_id, { request_id })
  if (!request) throw problem('not_found')
  if (request.status === 'action-required') {
    const blocking = missingOfAnswer(await awaitedOfRequests(db, member_id, [request_id]))
    return { ready: blocking.length === 0, blocking, warnings: [], events: [], agreements: [] }
  }
  if (request.status !== 'draft') return { ready: true, blocking: [], warnings: [], events: [], agreements: [] }

  const animal_ids = (await animalsOfRequests(db, member_id, [request_id])).map(({ animal_id }) => animal_id)
  const files = await findDocuments(db, member_id, 'request', [request_id])
  const missing = missingOfDraft(
    { ...request, animal_ids, files },
    { today: toLocalDay(now), latest: daysOfReader(reader).latest },
    request.country,
  )
  const blocking = missing.map(({ code, field, animal_id }) => ({ code, field, animal_id }))
  const agreement = await agreementOfDraft(db, member_id, { request, animal_ids, today: toLocalDay(now) })
  const covers = await findCovers(db, member_id, animal_ids, { today: toLocalDay(now), agreement })
  const operated = files.some(({ type }) => type === 'surgery-report')
  const sameFiles = await findRequestsWithSameFiles(
    db,
    member_id,
    request_id,
    files.map(({ source_sha256 }) => source_sha256),
  )
  const sameBill = await findRequestsWithSameBill(db, member_id, request_id, toBill(request, files))
  const references = [...new Set([...sameFiles, ...sameBill])]
  return {
    ready: blocking.length === 0,
    blocking,
    warnings: [
      ...animal_ids.flatMap((animal_id) => warningsOf(request, covers.get(animal_id), operated)),
      ...references.map((tracking_reference) => ({
        code: 'duplicate_file' as const,
        animal_id: null,
        until: null,
        tracking_reference,
      })),
      ...notInvoice(files),
    ],
    events: animal_ids.flatMap((animal_id) => eventsOf(request, covers.get(animal_id), toLocalDay(now))),
    agreements: await findAgreements(db, member_id, { request, animal_ids, today: toLocalDay(now) }),
  }
}

/** Bill of a draft: the member's input, and the total that was read. */
function toBill({ care_date, invoice_number, vet_name }: RequestRow, files: readonly RequestDocument[]): SoughtPaper {
  const reading = files.find(({ type }) => type === 'invoice')?.reading
  const read = reading?.status === 'done' ? reading.understood : null
  const clinic = { name: vet_name, number: null }
  return { document: 'invoice', care_date, invoice_number, clinic, total_cents: read?.total_cents?.value ?? null }
}

/** Warns if the file uploaded as the invoice looks like something else (READ-03); it stays, in case the member knows better. */
function notInvoice(files: readonly RequestDocument[]): CheckWarning[] {
  const reading = files.find(({ type }) => type === 'invoice')?.reading
  if (reading?.status !== 'done') return []
  const { document } = reading.understood
  if (document === null || document === 'invoice') return []
  return [{ code: 'not_an_invoice', animal_id: null, until: null, tracking_reference: null, document }]
}

function warningsOf(
  { care_date, cause, first_symptoms_on }: RequestRow,
  cover: AnimalCover | undefined,
  operated: boolean,
): CheckWarning[] {
  if (!cover || care_date === null) return []
  const { animal_id, cover_start } = cover.animal
  const formula = termsOn(cover.animal, care_date)
  const warning = (code: CheckWarning['code'], until: string | null): CheckWarning => ({
    code,
    animal_id,
    until,
    tracking_reference: null,
  })

  if (formula.name !== 'default' && cover_start !== null) {
    const outside = outsideCover(care_date, cover_start, cover.contract)
    if (outside?.reason === 'after_end_date') return [warning('after_end', outside.until)]
    if (outside?.reason === 'cover_suspended')
      return [{ ...warning('cover_suspended', outside.until), since: outside.since }]
  }

  // An unknown cause counts as the one with the longer waiting period.
  const coverCheck = coverWarning({ formula, cover_start, care_date, cause: cause ?? 'illness', first_symptoms_on })
  if (coverCheck && coverCheck.code !== 'waiting_period') return [warning(coverCheck.code, coverCheck.until)]
  if (cover_start === null) return []
  const isIllness = cause !== 'accident' && cause !== 'prevention'
  if (isIllness && !operated && !formula.covers.includes('illness')) return [warning('not_covered_by_formula', null)]
  const covered_from = isIllness && operated ? coveredFrom(formula, 'illness_surgery', cover_start) : null
  if (covered_from !== null && care_date < covered_from) return [warning('waiting_period', covered_from)]
  if (coverCheck) return [warning(coverCheck.code, coverCheck.until)]

  const used = computeUsedCounters(cover, { care_date, cause: cause ?? 'illness', event: null }).ceiling_used_cents
  if (cause === 'prevention' || remaining(formula.annual_ceiling_cents, used) > 0) return []
  // Its own agreement's reservation is available, even if the ceiling is otherwise used up.
  if (cover.agreement && cover.agreement.reserved_cents > 0) return []
  const { year_start, year_end } = insuranceYear(cover_start, care_date)
  const reserved_cents = reservedFor(cover.reserved, cover_start, year_start).reserved_cents
  return [{ ...warning('ceiling_reached', year_end), ...(reserved_cents > 0 ? { reserved_cents } : {}) }]
}

/** Finds the event to which a follow-up's care belongs, by its day or `today`; none if no deductible is taken per event (EVT-02). */
function eventsOf(
  { care_date, cause, follows }: RequestRow,
  cover: AnimalCover | undefined,
  today: Day,
): Check['events'] {
  if (follows === null || !cover) return []
  const { animal_id } = cover.animal
  const day = care_date ?? today
  const { deductible_mode, deductible_cents } = termsOn(cover.animal, day)
  if (deductible_mode !== 'per_event' || deductible_cents === 0 || cause === 'prevention') return []
  const event = standingEvent({ care_date: day, cause: cause ?? 'illness', event: null }, cover.decided)
  const followed = cover.decided.find(({ request_id }) => request_id === follows)
  const former = event === null && followed ? standingEvent(followed, cover.decided) : null
  const ended_on = former && former.last_day < day ? former.last_day : null
  return [{ animal_id, amount_cents: deductible_cents, event, ended_on }]
}
