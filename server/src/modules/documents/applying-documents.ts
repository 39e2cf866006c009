import type { DocumentEntry, DocumentType } from '@coussinet/contract/documents.ts'
import { type Day, dayOf } from '@coussinet/contract/domain/days.ts'
import { certificateDay } from './own-papers/contrat/certificate-day.ts'
import { latestNotice } from './own-papers/indexation/latest-notice.ts'
import type { PaperAnimal, PaperFacts } from './paper-facts.ts'

/** Of what is the same for everybody, the day of its version. */
export type VersionDays = Record<'cgv' | 'cgv2' | 'ipid' | 'ipid2' | 'rgpd', Day>

/** The documents that apply to the member, in the order in which they are listed (CON-03). */
export function applyingDocuments(facts: PaperFacts, versions: VersionDays): DocumentEntry[] {
  const notice = latestNotice(facts)
  return [
    entry('cgv', versions.cgv),
    entry('cgv2', versions.cgv2),
    entry('ipid', versions.ipid),
    entry('ipid2', versions.ipid2),
    entry('contrat', certificateDay(facts)),
    ...(facts.mandate ? [entry('mandate', dayOf(facts.mandate.signed_at ?? facts.mandate.created_at))] : []),
    entry('rgpd', versions.rgpd),
    ...(notice ? [entry('indexation', notice.announced_on)] : []),
    ...careSheetAnimals(facts).map(({ animal_id }) => entry('feuilles', facts.today, animal_id)),
  ]
}

/** Whose care sheets there are: every animal with a formula, from the contract's first day on. */
export function careSheetAnimals({ animals, contract, today }: PaperFacts): readonly PaperAnimal[] {
  return contract.effective_date > today ? [] : animals.filter(({ formula }) => formula.name !== 'default')
}

function entry(type: DocumentType, issued_on: Day, animal_id: string | null = null): DocumentEntry {
  return { type, animal_id, issued_on, href: `/api/pdf/${type}${animal_id === null ? '' : `?animal_id=${animal_id}`}` }
}
