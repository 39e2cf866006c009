import type { DocumentEntry } from '@coussinet/contract/documents.ts'
import type { DocumentType } from '@coussinet/contract/domain/documents.ts'

const documentGroups = ['own', 'conditions', 'care_sheets'] as const
type DocumentGroup = (typeof documentGroups)[number]

const groupOf: Record<DocumentType, DocumentGroup> = {
  contrat: 'own',
  mandate: 'own',
  indexation: 'own',
  cgv: 'conditions',
  ipid: 'conditions',
  cgv2: 'conditions',
  ipid2: 'conditions',
  rgpd: 'conditions',
  feuilles: 'care_sheets',
}

// The one that a member looks for comes first; its declaration is its order.
const types = Object.keys(groupOf)

/** The documents in their groups, in the order in which they are looked for; empty groups are left out. */
export function groupDocuments(
  documents: readonly DocumentEntry[],
): { group: DocumentGroup; documents: DocumentEntry[] }[] {
  const ordered = documents.toSorted((one, other) => types.indexOf(one.type) - types.indexOf(other.type))
  return documentGroups
    .map((group) => ({ group, documents: ordered.filter(({ type }) => groupOf[type] === group) }))
    .filter((one) => one.documents.length > 0)
}
