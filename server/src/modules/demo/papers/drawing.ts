import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Language } from '@coussinet/texts/messages.ts'

type Letterhead = { language: Language; country: Country; vet: { name: string; town: string } }

/** A paper of the demo, as what stands on it. Days are already written as they are read. */
export type PaperDrawing = Letterhead & {
  /** an invoice or a quote with its amounts; a sheet of fields otherwise */
  kind: 'invoice' | 'quote' | 'sheet'
  title: string
  date: string
  client: string
  sections: { heading: string; rows: { label: string; value: string; cents: number | null }[] }[]
  /** “ACQUITTÉ le 13/11/2026”, or null where it lacks */
  stamp: string | null
  /** papers of one likeness share a thumbnail: too small for their differences to be read */
  likeness: string
  /** taken with a telephone: a JPEG, a little askew */
  photo: boolean
}

export type DrawnPaper = { bytes: Uint8Array; media_type: 'application/pdf' | 'image/jpeg'; thumbnail: Uint8Array }
