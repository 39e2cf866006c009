import { expect, it } from 'vitest'
import { careBuckets, careKinds } from './care-kinds.ts'

it('sorts every kind of care into one bucket', () => {
  const of = (bucket: string) => careKinds.filter((kind) => careBuckets[kind] === bucket)
  expect(of('surgery')).toEqual(['surgery', 'anaesthesia'])
  expect(of('prevention')).toEqual(['vaccine', 'dental_scaling', 'sterilisation', 'antiparasitic', 'microchip'])
  expect(of('excluded')).toEqual(['food', 'grooming', 'travel', 'hygiene'])
  expect(of('care')).toHaveLength(10)
})
