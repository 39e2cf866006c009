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
}

/** Finds the pages of the bill in a document and the other pages with their types; all are the bill's if none is one alone. */
export function separatePapers(pages: readonly PaperPage[]): { bill: PageText[]; others: PaperPage[] } {
  const isOther = ({ document, lines }: PaperPage) =>
    document === 'care_sheet' ||
    document === 'quote' ||
    document === 'card_slip' ||
    // A bill's lines may say how a medicine is taken.
    (document === 'prescription' && lines < 2)
  const hasBill = pages.some(({ document }) => document === 'invoice' || document === 'credit_note')
  const others = hasBill ? pages.filter(isOther) : []
  return { bill: pages.flatMap((one) => (others.includes(one) ? [] : one.page)), others }
}

/** Tells whether pages are several bills: two of them prove totals of their own, which are not the same. */
export const holdSeveralBills = (pages: readonly PaperPage[]): boolean =>
  new Set(pages.flatMap(({ total }) => total ?? [])).size > 1
