import type { PileGroup } from '@coussinet/contract/refund-piles.ts'
import type { Db } from '#platform/db/db.ts'
import { findKnownRequests, type KnownRequestRow } from './known-requests.store.ts'
import { isSameClinic } from './same-clinic.ts'
import type { Sortable } from './sort-pile.ts'

type KnownRequest = PileGroup['requests'][number]

/** A paper of a pile as it is looked for among the member's requests; `number` as the invoice has it. */
export type SoughtPaper = Sortable & { invoice_number: string | null }

const mostFound = 100
const mostTold = 3
// A shorter number is many clinics'.
const leastOfNumber = 4

const plain = (number: string) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/**
 * Finds for each paper the member's requests, drafts too, that hold it already: an invoice by its number, or by clinic, day
 * and amount; any other paper by day and amount.
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
