import { describe, expect, it } from 'vitest'
import { careBuckets, careKinds, careName } from './care.ts'

it('sorts every kind of care into one bucket', () => {
  const of = (bucket: string) => careKinds.filter((kind) => careBuckets[kind] === bucket)
  expect(of('surgery')).toEqual(['surgery', 'anaesthesia'])
  expect(of('prevention')).toEqual(['vaccine', 'dental_scaling', 'sterilisation', 'antiparasitic', 'microchip'])
  expect(of('excluded')).toEqual(['food', 'grooming', 'travel', 'hygiene'])
  expect(of('care')).toHaveLength(10)
})

const told = { cause: 'illness', vet_name: 'Clinique des Tilleuls' } as const

describe('the name of a refund', () => {
  it('is its first two kinds of care, each once, in the order of the bill', () => {
    const care_kinds = ['consultation', 'xray', 'consultation', 'medication'] as const
    expect(careName({ ...told, care_kinds }, 'fr')).toBe('Consultation, radiographie')
    expect(careName({ ...told, care_kinds }, 'it')).toBe('Visita, radiografia')
  })

  it('has what is insured before what is not', () => {
    expect(careName({ ...told, care_kinds: ['food', 'hospitalisation'] }, 'fr')).toBe('Hospitalisation, alimentation')
    expect(careName({ ...told, care_kinds: ['grooming'] }, 'it')).toBe('Toelettatura')
  })

  it('is cause and vet before the decision, as far as they are known', () => {
    expect(careName({ ...told, care_kinds: [] }, 'fr')).toBe('Maladie, Clinique des Tilleuls')
    expect(careName({ care_kinds: [], cause: null, vet_name: 'Dott. Verdi' }, 'it')).toBe('Dott. Verdi')
    expect(careName({ care_kinds: [], cause: 'accident', vet_name: null }, 'it')).toBe('Infortunio')
    expect(careName({ care_kinds: [], cause: null, vet_name: null }, 'fr')).toBeNull()
  })
})
