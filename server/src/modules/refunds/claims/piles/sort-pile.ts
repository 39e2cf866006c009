import type { Day } from '@coussinet/contract/domain/days.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import type { ReadDocument } from '@coussinet/contract/readings.ts'
import { type Clinic, isSameClinic } from '../requests/same-clinic.ts'

/** Known facts of a document that waits to be sorted; all null where nothing was read. */
export type Sortable = {
  file_id: string
  document: ReadDocument | null
  care_date: Day | null
  clinic: Clinic
  animal_id: string | null
  total_cents: number | null
}

/** `is_request` where the member said that a request is made of documents which would be none by themselves. */
export type SortedGroup = { animal_id: string | null; file_ids: string[]; is_request?: true }

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
    .map(({ members }) => ({ animal_id: animalOf(members), file_ids: members.map(({ file_id }) => file_id) }))
}

/** The animal of documents that go together: the invoice comes first, and another paper tells it where that does not. */
function animalOf([lead, ...others]: readonly Sortable[]): string | null {
  const told = new Set(others.flatMap(({ animal_id }) => animal_id ?? []))
  return lead?.animal_id ?? (told.size === 1 ? ([...told][0] ?? null) : null)
}

const facts = ['care_date', 'animal_id', 'total_cents'] as const

/** Tells whether something that was read of both is the same, and nothing differs. */
export function belongsTo(file: Sortable, invoice: Sortable): boolean {
  const clinic = isSameClinic(file.clinic, invoice.clinic)
  const known = facts.filter((fact) => file[fact] !== null && invoice[fact] !== null)
  if (clinic === false || (clinic === null && known.length === 0)) return false
  return known.every((fact) => file[fact] === invoice[fact])
}

// Papers that go with an invoice, and are nothing to refund by themselves.
const companions: readonly (ReadDocument | null)[] = ['card_slip', 'prescription']

/** Tells whether documents are a request: one of them may be its invoice. */
export const mayBeRequest = (files: readonly Sortable[]): boolean =>
  files.some(({ document }) => !companions.includes(document))

/**
 * Invoices that documents which are no request by themselves may go with: those of their amount, and those that they agree
 * with in every fact that both name.
 */
export function invoicesFor(files: readonly Sortable[], invoices: readonly Sortable[]): Sortable[] {
  return invoices.filter((invoice) =>
    files.some(
      (file) => belongsTo(file, invoice) || (file.total_cents !== null && file.total_cents === invoice.total_cents),
    ),
  )
}
