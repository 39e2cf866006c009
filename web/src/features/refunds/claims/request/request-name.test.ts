import type { CareKind } from '@coussinet/contract/domain/care.ts'
import { expect, it } from 'vitest'
import { type NamedRequest, requestName, requestTitle, titleParts } from './request-name.ts'

const invoice = {
  id: 'f1',
  type: 'invoice',
  animal_id: null,
  name: 'facture.jpg',
  media_type: 'image/jpeg',
  size: 2500,
  sha256: '0'.repeat(64),
  received_at: '2026-11-28T13:06:00Z',
  status: 'received',
  refusal_code: null,
  href: '/f1',
  thumbnail_href: null,
} as const

function read(kinds: readonly (CareKind | null)[], total: { value: number; sure: boolean }): NamedRequest['files'] {
  const lines = kinds.map((care_kind) => ({ label: '', amount_cents: 100, care_kind, sure: true, box: null }))
  const total_cents = { ...total, check: null, filled: false, box: null }
  const nothing = {
    care_date: null,
    invoice_number: null,
    clinic: null,
    clinic_number: null,
    chip: null,
    payment_proof: null,
  }
  return [{ ...invoice, reading: { status: 'done', document: 'invoice', ...nothing, total_cents, lines } }]
}

const mirza: NamedRequest = {
  animals: [{ id: 'a12', name: 'Mirza' }],
  care_date: '2026-11-12',
  care_kinds: [],
  cause: 'illness',
  created_at: '2026-11-28T13:05:00Z',
  files: read(['consultation', null, 'blood_test'], { value: 12_730, sure: true }),
  vet_name: 'Clinique des Tilleuls',
}
const inList = (request: Partial<NamedRequest>) => titleParts({ ...mirza, ...request }, 'fr').join(' · ')

it('[REF-01][READ-01] tells requests apart in a list by what was read: care, amount and day', () => {
  expect(inList({})).toBe('Mirza · Consultation, analyse de sang, 127,30\u00a0€, 12\u00a0nov.')
  expect(titleParts(mirza, 'it')).toEqual(['Mirza', 'Visita, esame del sangue, 127,30\u00a0€, 12\u00a0nov'])
  expect(titleParts(mirza, 'nl')[1]).toMatch(/, €\u00a0127,30, 12\u00a0nov/)
  expect(requestName(mirza, 'fr')).toBe('Consultation, analyse de sang')
  expect(requestTitle({ ...mirza, tracking_reference: 'ZR-1' }, 'fr')).toBe(
    'Mirza · Consultation, analyse de sang · ZR-1',
  )
})

it('[REF-01] tells them apart by what was typed where nothing was read, or not surely', () => {
  expect(inList({ files: [] })).toBe('Mirza · Maladie, Clinique des Tilleuls, 12\u00a0nov.')
  expect(inList({ files: read([null], { value: 12_730, sure: false }) })).toBe(
    'Mirza · Maladie, Clinique des Tilleuls, 12\u00a0nov.',
  )
  expect(inList({ care_kinds: ['xray'] })).toBe('Mirza · Radiographie')
})

it('[REF-08] tells drafts apart by the moment at which they were begun, and what was read', () => {
  const draft = { animals: [], care_date: null, cause: null, vet_name: null, files: [] }
  expect(inList(draft)).toBe('Demande commencée le 28\u00a0nov. à 14\u00a0h\u00a005')
  expect(inList({ ...draft, files: read([], { value: 5_800, sure: true }) })).toMatch(/14\u00a0h\u00a005, 58\u00a0€$/)
  expect(inList({ ...draft, care_date: '2026-11-12' })).toBe('Soins du 12\u00a0nov.')
})
