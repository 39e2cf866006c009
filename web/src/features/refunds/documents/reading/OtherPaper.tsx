import type { ReadDocument } from '@coussinet/contract/readings.ts'
import type { ReactNode } from 'react'
import { quoteReadingMessages, readingMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Note } from '#ui/Note.tsx'

/** Words by requested kind of paper. */
export const readingWords = { invoice: readingMessages, quote: quoteReadingMessages }
export type PaperKind = keyof typeof readingWords

/** Tells whether a paper is sent from another page: a quote instead of an invoice, or the reverse. */
export const isElsewhere = (paper: PaperKind, document: ReadDocument): boolean =>
  document === (paper === 'invoice' ? 'quote' : 'invoice')

type OtherPaperProps = {
  /** requested kind of paper */
  paper: PaperKind
  /** paper that the file looks like */
  document: ReadDocument
  action?: ReactNode
}

/** Names the kind of document a file looks like instead of the requested paper (READ-03). */
export function OtherPaper({ paper, document, action }: OtherPaperProps) {
  const words = useMessages(readingWords[paper])
  const titles: Partial<Record<ReadDocument, string>> = words.documents
  return isElsewhere(paper, document) ? (
    <Note tone="warning" title={words.elsewhere.title} action={action}>
      {words.elsewhere.text}
    </Note>
  ) : (
    <Note tone="warning" title={titles[document]} action={action}>
      {words.needed}
    </Note>
  )
}
