import { compareStrings } from '@coussinet/contract/domain/compare-strings.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { ReadDocument } from '@coussinet/contract/readings.ts'

/** Known facts of a document that waits to be sorted; all null where nothing was read. */
export type Sortable = {
  file_id: string
  document: ReadDocument | null
  care_date: Day | null
  /** the clinic's number, or its name */
  clinic: string | null
  animal_id: string | null
  total_cents: number | null
}

export type SortedGroup = { animal_id: string | null; file_ids: string[] }

/**
 * Sorts documents into requests: each invoice is one, for a request has one invoice. Another document goes with the invoice of
 * its day, clinic, animal or amount, where that is one alone and nothing of it contradicts; else it stays by itself. The
 * earliest day comes first, and what has none comes last.
 */
export function sortPile(files: readonly Sortable[]): SortedGroup[] {
  const invoices = files.filter(({ document }) => document === 'invoice')
  const groups = invoices.map((invoice) => ({ lead: invoice, members: [invoice] }))
  const alone = files
    .filter(({ document }) => document !== 'invoice')
    .flatMap((file) => {
      const [match, ...others] = groups.filter(({ lead }) => belongsTo(file, lead))
      if (!match || others.length > 0) return [{ lead: file, members: [file] }]
      match.members.push(file)
      return []
    })
  return [...groups, ...alone]
    .toSorted((one, other) => compareStrings(one.lead.care_date ?? '9', other.lead.care_date ?? '9'))
    .map(({ lead, members }) => ({ animal_id: lead.animal_id, file_ids: members.map(({ file_id }) => file_id) }))
}

const facts = ['care_date', 'clinic', 'animal_id', 'total_cents'] as const

/** Tells whether something that was read of both is the same, and nothing differs. */
function belongsTo(file: Sortable, invoice: Sortable): boolean {
  const known = facts.filter((fact) => file[fact] !== null && invoice[fact] !== null)
  return known.length > 0 && known.every((fact) => file[fact] === invoice[fact])
}
