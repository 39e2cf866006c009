import { type DocumentEntry } from '@coussinet/contract/documents.ts'
import { type DocumentType, documentTypes } from '@coussinet/contract/domain/documents.ts'
import { expect, it } from 'vitest'
import { groupDocuments } from './document-groups.ts'

const entry = (type: DocumentType, animal_id: string | null = null): DocumentEntry => ({
  type,
  animal_id,
  language: 'fr',
  issued_on: '2026-11-20',
  href: `/api/pdf/${type}`,
})

it('[CON-03] puts each type of document in its group, what is looked for first', () => {
  const groups = groupDocuments(documentTypes.map((type) => entry(type)))
  expect(groups.map(({ group, documents }) => [group, documents.map(({ type }) => type)])).toEqual([
    ['own', ['contrat', 'mandate', 'indexation']],
    ['conditions', ['cgv', 'ipid', 'cgv2', 'ipid2', 'rgpd']],
    ['care_sheets', ['feuilles']],
  ])
})

it('[CON-03] leaves out a group without documents, and keeps a care sheet for each animal', () => {
  expect(groupDocuments([entry('cgv')]).map(({ group }) => group)).toEqual(['conditions'])
  expect(
    groupDocuments([entry('feuilles', 'a'), entry('feuilles', 'b')])[0]?.documents.map(({ animal_id }) => animal_id),
  ).toEqual(['a', 'b'])
  expect(groupDocuments([])).toEqual([])
})
