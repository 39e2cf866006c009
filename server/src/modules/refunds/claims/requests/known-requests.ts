import type { Day } from '@coussinet/contract/domain/days.ts'
import type { ReadDocument } from '@coussinet/contract/readings.ts'
import type { PileGroup } from '@coussinet/contract/refund-piles.ts'
import { isNear, plainWords } from '@coussinet/reading/page/phrases.ts'
import type { Db } from '#platform/db/db.ts'
import { findKnownRequests, type KnownRequestRow } from './known-requests.store.ts'

export type Clinic = { name: string | null; number: string | null }

// Words that any clinic or terminal has in its name.
const common = new Set(
  `clinique cliniques cabinet centre hopital groupe pole maison veterinaire veterinaires vet docteur docteurs dr drs
  selarl scp sarl sas selas eurl
  ambulatorio clinica centro studio ospedale veterinario veterinaria veterinari dott dottssa dottoressa dottore srl associato
  dierenarts dierenartsen dierenartsenpraktijk dierenartspraktijk dierenkliniek dierenziekenhuis dierenpraktijk praktijk bv bvba srl
  des les del dei della delle van den der and`.split(/\s+/),
)
const distinctiveWords = (name: string) => plainWords(name).filter((word) => word.length >= 3 && !common.has(word))

/** Tells whether two documents are from one clinic; null if they say too little. Names may be cut, as on terminals. */
export function isSameClinic(one: Clinic, other: Clinic): boolean | null {
  if (one.number !== null && one.number === other.number) return true
  const [words, others] = [distinctiveWords(one.name ?? ''), distinctiveWords(other.name ?? '')]
  const isNumbered = one.number !== null && other.number !== null
  if (words.length === 0 || others.length === 0) return isNumbered ? false : null
  return words.some((word) => others.some((its) => isNear(word, its) || isCut(word, its) || isCut(its, word)))
}

const isCut = (word: string, whole: string) => word.length >= 4 && whole.startsWith(word)

type KnownRequest = PileGroup['requests'][number]

/** Facts of a document by which the member's requests are searched. */
export type SoughtPaper = {
  document: ReadDocument | null
  care_date: Day | null
  clinic: Clinic
  total_cents: number | null
  invoice_number: string | null
}

const mostFound = 100
const mostTold = 3
// Many clinics use the same shorter numbers.
const leastOfNumber = 4

const plain = (number: string) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/**
 * Finds for each document the member's requests and drafts that contain it: an invoice by its number, or by clinic, day
 * and amount; any other document by day and amount.
 */
export async function readKnownRequests(
  db: Db,
  member_id: string,
  papers: readonly SoughtPaper[],
): Promise<KnownRequest[][]> {
  const rows = await findKnownRequests(db, member_id, {
    days: [...new Set(papers.flatMap(({ care_date }) => care_date ?? []))],
    numbers: [
      ...new Set(papers.flatMap(({ invoice_number }) => (invoice_number === null ? [] : plain(invoice_number)))),
    ],
    limit: mostFound,
  })
  return papers.map((paper) =>
    rows
      .filter((row) => isKnown(paper, row))
      .slice(0, mostTold)
      .map(({ request_id, status, tracking_reference, is_paid }) => ({
        id: request_id,
        status,
        tracking_reference,
        is_refunded: status === 'accepted' && is_paid === true,
      })),
  )
}

/** Finds the member's other requests with the same bill (number, clinic, and day or total), newest first (READ-10). */
export async function findRequestsWithSameBill(
  db: Db,
  member_id: string,
  request_id: string,
  bill: SoughtPaper,
): Promise<string[]> {
  if (bill.invoice_number === null) return []
  const number = plain(bill.invoice_number)
  const rows = await findKnownRequests(db, member_id, { days: [], numbers: [number], limit: mostFound })
  return rows
    .filter((row) => row.request_id !== request_id && isSameBill({ ...bill, invoice_number: number }, row))
    .flatMap(({ tracking_reference }) => tracking_reference ?? [])
    .slice(0, mostTold)
}

function isSameBill(bill: SoughtPaper, row: KnownRequestRow): boolean {
  if (bill.invoice_number !== row.number) return false
  const clinic = isSameClinic(bill.clinic, { name: row.vet_name, number: null })
  const isTotal = bill.total_cents !== null && bill.total_cents === Number(row.total_cents ?? Number.NaN)
  return clinic === true && (bill.care_date === row.care_date || isTotal)
}

function isKnown(paper: SoughtPaper, row: KnownRequestRow): boolean {
  const isDay = paper.care_date !== null && paper.care_date === row.care_date
  const isAmount =
    paper.total_cents !== null && row.total_cents !== null && paper.total_cents === Number(row.total_cents)
  const clinic = isSameClinic(paper.clinic, { name: row.vet_name, number: null })
  if (paper.document !== 'invoice') return isDay && isAmount && clinic !== false
  const number = paper.invoice_number === null ? '' : plain(paper.invoice_number)
  const isNumber = number !== '' && number === row.number
  return (
    (isNumber && (isDay || (clinic !== false && number.length >= leastOfNumber))) ||
    (clinic === true && isDay && isAmount)
  )
}
