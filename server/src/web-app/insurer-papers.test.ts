import { fileURLToPath } from 'node:url'
import { brand, faults } from '@coussinet/contract/brand/chosen.ts'
import { insurerPaperFor, type InsurerPaper } from '@coussinet/contract/brand/insurer-papers.ts'
import { hasOwnConditions } from '@coussinet/contract/brand/values.ts'
import { getDocument, listDocuments } from '@coussinet/contract/documents.ts'
import type { DocumentType } from '@coussinet/contract/domain/documents.ts'
import { searchPortal } from '@coussinet/contract/search.ts'
import { expect, it, vi } from 'vitest'
import { missingPapers } from '#platform/config/insurer-papers.ts'
import { aMember } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'

// Before anything is imported: a brand of the insurer's own papers, in a folder of its own.
const { folder } = await vi.hoisted(async () => {
  const { mkdtempSync, mkdirSync, writeFileSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  const made = mkdtempSync(join(tmpdir(), 'own-papers-'))
  mkdirSync(join(made, 'papers'))
  const pdf = (said: string) => `%PDF-1.7\n% ${said}\n`
  writeFileSync(join(made, 'papers/cgv-2025-fr.pdf'), pdf('conditions of 2025'))
  writeFileSync(join(made, 'papers/cgv-2026-fr.pdf'), pdf('conditions of 2026'))
  writeFileSync(join(made, 'papers/cgv-2030-fr.pdf'), pdf('conditions of 2030'))
  writeFileSync(join(made, 'papers/dip-it.pdf'), pdf('DIP'))
  const path = join(made, 'own.brand.ts')
  writeFileSync(
    path,
    `import { brand as shipped } from '${join(import.meta.dirname, '../../../brand/coussinet.brand.ts')}'
const cgv = { type: 'cgv', country: 'FR', language: 'fr' }
export const brand = { ...shipped, assistance: false, papers: [
  { ...cgv, version: '2025', issued_on: '2025-01-01', file: 'papers/cgv-2025-fr.pdf' },
  { ...cgv, version: '2026', issued_on: '2026-01-01', contracts_from: '2026-01-01', file: 'papers/cgv-2026-fr.pdf' },
  { ...cgv, version: '2030', issued_on: '2030-01-01', file: 'papers/cgv-2030-fr.pdf' },
  { type: 'ipid', country: 'IT', language: 'it', version: '3', issued_on: '2025-06-01', file: 'papers/dip-it.pdf' },
] }
`,
  )
  process.env['BRAND'] = path
  return { folder: made }
})

const portal = ownPortalForTests({ env: { PAGES_DIR: fileURLToPath(new URL('no-pages', import.meta.url)) } })

const listed = async (as: Awaited<ReturnType<typeof aMember>>) =>
  Object.fromEntries(
    (await portal.call(listDocuments, { as })).body.data.map(({ type, issued_on }) => [type, issued_on]),
  )
const bytesOf = async (as: Awaited<ReturnType<typeof aMember>>, type: DocumentType) =>
  (await portal.call(getDocument, { as, params: { type } })).bytes.toString('latin1')

it('[GO-02] a contract is given the version that is for it: neither a later one, nor one that is still to be issued', async () => {
  expect(faults).toEqual([])
  const [before, since] = [
    await aMember(portal, { effective_date: '2024-03-15' }),
    await aMember(portal, { effective_date: '2026-01-11' }),
  ]
  expect(await bytesOf(before, 'cgv')).toContain('conditions of 2025')
  expect(await bytesOf(since, 'cgv')).toContain('conditions of 2026')
  expect((await listed(before))['cgv']).toBe('2025-01-01')
  expect((await listed(since))['cgv']).toBe('2026-01-01')
})

it('[GO-02] what the insurer gave none of is made by the portal, of another country too', async () => {
  const member = await aMember(portal, { locale: 'it', country: 'IT' })
  expect(await bytesOf(member, 'ipid')).toContain('DIP')
  expect((await readPaper(Buffer.from(await bytesOf(member, 'cgv'), 'latin1'))).title).toContain(
    'Condizioni di assicurazione',
  )
})

it('[GO-02] who reads another language is given what was approved, not what was not', async () => {
  const member = await aMember(portal, { locale: 'it', country: 'FR' })
  expect(await bytesOf(member, 'cgv')).toContain('conditions of 202')
})

it('[GO-02] without assistance its papers are neither listed, made, found nor spoken of', async () => {
  const member = await aMember(portal)
  expect(Object.keys(await listed(member))).not.toContain('cgv2')
  for (const type of ['cgv2', 'ipid2'] as const)
    expect((await portal.call(getDocument, { as: member, params: { type } })).status).toBe(404)
  const { data } = (await portal.call(searchPortal, { as: member, query: { q: 'conditions d’assistance' } })).body
  expect(data.map(({ title }) => title).filter((title) => /assistance/i.test(title))).toEqual([])
  for (const type of ['contrat', 'rgpd'] as const) {
    const { text } = await readPaper(Buffer.from(await bytesOf(member, type), 'latin1'))
    expect([type, /assistance/i.test(text)]).toEqual([type, false])
  }
})

it('[GO-02] no clause of conditions is cited that are not the portal’s', () => {
  expect(hasOwnConditions).toBe(true)
})

it('[GO-02] a file that is not there, or is none, is told at the start', () => {
  const paper: InsurerPaper = { ...own(), file: 'papers/none.pdf' }
  expect(missingPapers([paper, { ...paper, file: 'own.brand.pdf' }])).toEqual([
    'BRAND: papers: papers/none.pdf is not there, beside the brand’s file, or cannot be read.',
    'BRAND: papers: own.brand.pdf is not there, beside the brand’s file, or cannot be read.',
  ])
  expect(missingPapers()).toEqual([])
  expect(folder).toContain('own-papers-')
})

function own(): InsurerPaper {
  const [first] = brand.papers ?? []
  if (!first) throw new Error('The brand of this test has papers')
  return first
}

it('[GO-02] [GO-07] of two versions the latest that is issued counts, in the language where there is one', () => {
  const contract = { country: 'FR', language: 'fr', effective_date: '2026-05-01', today: '2026-06-01' } as const
  const [old, newer, italian]: InsurerPaper[] = [
    { ...own(), issued_on: '2025-01-01', version: 'old' },
    { ...own(), issued_on: '2026-05-30', version: 'newer' },
    { ...own(), issued_on: '2026-05-31', language: 'it', version: 'italian' },
  ] as const
  const versionOf = (changes: object) =>
    insurerPaperFor(
      [old, newer, italian].filter((one) => one !== undefined),
      'cgv',
      { ...contract, ...changes },
    )?.version
  expect([
    versionOf({}),
    versionOf({ today: '2026-05-29' }),
    versionOf({ language: 'it' }),
    versionOf({ language: 'nl' }),
    versionOf({ today: '2024-12-31' }),
    versionOf({ country: 'BE' }),
  ]).toEqual(['newer', 'old', 'italian', 'newer', undefined, undefined])
})
