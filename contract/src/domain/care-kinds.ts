import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'

/** The kinds of care that a line of an invoice can bear, in the order in which they are offered. */
export const careKinds = [
  'consultation',
  'emergency',
  'vaccine',
  'blood_test',
  'lab',
  'xray',
  'ultrasound',
  'medication',
  'bandage',
  'surgery',
  'anaesthesia',
  'hospitalisation',
  'dental_disease',
  'dental_scaling',
  'sterilisation',
  'antiparasitic',
  'microchip',
  'food',
  'grooming',
  'travel',
  'hygiene',
] as const
export type CareKind = (typeof careKinds)[number]

export type CareBucket = 'care' | 'surgery' | 'prevention' | 'excluded'

/** The guarantee of a kind of care that stands alone: a hospitalisation is surgery only beside a `surgery` line. */
export const careBuckets: Record<CareKind, CareBucket> = {
  consultation: 'care',
  emergency: 'care',
  vaccine: 'prevention',
  blood_test: 'care',
  lab: 'care',
  xray: 'care',
  ultrasound: 'care',
  medication: 'care',
  bandage: 'care',
  surgery: 'surgery',
  anaesthesia: 'surgery',
  hospitalisation: 'care',
  dental_disease: 'care',
  dental_scaling: 'prevention',
  sterilisation: 'prevention',
  antiparasitic: 'prevention',
  microchip: 'prevention',
  food: 'excluded',
  grooming: 'excluded',
  travel: 'excluded',
  hygiene: 'excluded',
}

/** A kind of care as members read it. */
export const careKindNames = messages({
  fr: fr.careKindNames satisfies Record<CareKind, string>,
  it: it.careKindNames,
  nl: nl.careKindNames,
})
