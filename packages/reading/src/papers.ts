import type { ReadDocument } from '@coussinet/contract/readings.ts'
import type { PageText } from './recognition/page-text.ts'

/** A page as it reads alone. */
export type PaperPage = {
  page: PageText
  document: ReadDocument
  /** the total that its own figures prove, in cents */
  total: number | null
  /** rows with an amount, as a table of care has them */
  lines: number
  /** the bill's number, if the page has one */
  number: string | null
  /** the largest amount that words name as a total, in cents */
  largest: number
}

/** Finds the pages of the bill in a document and those of other known types; all are the bill's if none is one alone. */
export function separatePapers(pages: readonly PaperPage[]): { bill: PageText[]; others: PaperPage[] } {
  const isOther = ({ document, lines, largest }: PaperPage) =>
    document === 'care_sheet' ||
    // "Devis valable 30 jours", among general conditions: a quote has amounts.
    (document === 'quote' && (lines > 0 || largest > 0)) ||
    document === 'card_slip' ||
    // A bill's lines may say how a medicine is taken.
    (document === 'prescription' && lines < 2)
  const bills = pages.filter(({ document }) => document === 'invoice' || document === 'credit_note')
  const others = bills.length > 0 ? pages.filter(isOther) : []
  const isBill = (one: PaperPage) => !others.includes(one) && !isBeside(one, bills)
  return { bill: pages.filter(isBill).map(({ page }) => page), others }
}

/**
 * Tells whether a page of no known kind is beside the bill, as a certificate of a vaccination or a laboratory's report with days of its
 * own: the bill's total is proven on its own page, and this one neither has its number nor a larger total.
 */
function isBeside({ page, document, total, largest }: PaperPage, bills: readonly PaperPage[]): boolean {
  const written = page.words.map(({ text }) => text).join(' ')
  const isWhole = bills.every((bill) => bill.total !== null && bill.number !== null)
  return (
    (document === 'other' || document === 'quote') &&
    total === null &&
    bills.length > 0 &&
    isWhole &&
    bills.every((bill) => largest <= (bill.total ?? 0) && !written.includes(bill.number ?? ''))
  )
}

/** Tells whether pages are several bills: two of them prove totals of their own, which are not the same. */
export const holdSeveralBills = (pages: readonly PaperPage[]): boolean =>
  new Set(pages.flatMap(({ total }) => total ?? [])).size > 1
