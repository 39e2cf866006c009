import type { ReadDocument } from '@coussinet/contract/readings.ts'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { Note } from '#ui/Note.tsx'
import { isElsewhere, type PaperKind, readingWords } from './paper-kind.ts'

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
