import type { Day } from '@coussinet/contract/domain/days.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import type { ReadDocument } from '@coussinet/contract/readings.ts'
import { type Clinic, isSameClinic } from '../requests/known-requests.ts'

/** Facts read from a document in a pile; all null if nothing was read. */
export type Sortable = {
  file_id: string
  document: ReadDocument | null
  care_date: Day | null
  clinic: Clinic
  animal_id: string | null
  total_cents: number | null
}

/** `is_request` is set if the member turned a group into a request that would not be one automatically. */
export type SortedGroup = { animal_id: string | null; file_ids: string[]; is_request?: true }

/**
 * Sorts documents into requests, one per invoice. Another document joins the invoice that shares its day, clinic, animal or amount, if
 * exactly one does and no fact contradicts; otherwise it stays alone. Earliest day first, undated last.
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

/** Animal of a group: as the invoice says, else as another paper says. */
function animalOf([lead, ...others]: readonly Sortable[]): string | null {
  const animalIds = new Set(others.flatMap(({ animal_id }) => animal_id ?? []))
  return lead?.animal_id ?? (animalIds.size === 1 ? ([...animalIds][0] ?? null) : null)
}

const facts = ['care_date', 'animal_id', 'total_cents'] as const

/** Tells whether two documents share at least one fact and differ in none. */
export function belongsTo(file: Sortable, invoice: Sortable): boolean {
  const clinic = isSameClinic(file.clinic, invoice.clinic)
  const known = facts.filter((fact) => file[fact] !== null && invoice[fact] !== null)
  if (clinic === false || (clinic === null && known.length === 0)) return false
  return known.every((fact) => file[fact] === invoice[fact])
}

// Papers that accompany an invoice and are not refunded by themselves.
const companions: readonly (ReadDocument | null)[] = ['card_slip', 'prescription']

/** Tells whether documents form a request: one of them may be its invoice. */
export const mayBeRequest = (files: readonly Sortable[]): boolean =>
  files.some(({ document }) => !companions.includes(document))

/**
 * Finds invoices that documents without one may join: those with their amount, and those that agree with them in every fact that both have.
 */
export function invoicesFor(files: readonly Sortable[], invoices: readonly Sortable[]): Sortable[] {
  return invoices.filter((invoice) =>
    files.some(
      (file) => belongsTo(file, invoice) || (file.total_cents !== null && file.total_cents === invoice.total_cents),
    ),
  )
}
