import * as fr from '@coussinet/texts/fr/refund-words.ts'
import { lowered } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import type { Cause } from './requests.ts'

/** Kinds of care of an invoice line, in the order in which they are offered. */
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

/** Guarantee of a kind of care by itself: a hospitalisation is surgery only next to a `surgery` line. */
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

export const causeNames = messages({
  fr: fr.causeNames satisfies Record<Cause, string>,
  it: it.causeNames,
  nl: nl.causeNames,
})

/** Names in which brackets or a list would not fit into a sentence. */
const shortNames = messages({
  fr: fr.shortNames satisfies Partial<Record<CareKind, string>>,
  it: it.shortNames,
  nl: nl.shortNames,
})

/** Facts that name a refund; `care_kinds` in the order of the bill, empty before the assessment. */
export type NamedCare = { care_kinds: readonly CareKind[]; cause?: Cause | null; vet_name?: string | null }

const most = 2

/**
 * Name of a refund: its first two kinds of care ("Consultation, radiographie"), insured ones first; before the decision its cause and vet
 * ("Maladie, Clinique des Tilleuls"). Null while neither is known.
 */
export function careName({ care_kinds, cause = null, vet_name = null }: NamedCare, language: Language): string | null {
  if (care_kinds.length === 0)
    return [cause && causeNames[language][cause], vet_name].filter(Boolean).join(', ') || null
  const isExcluded = (kind: CareKind) => careBuckets[kind] === 'excluded'
  const [first = '', ...others] = [...new Set(care_kinds)]
    .toSorted((one, other) => Number(isExcluded(one)) - Number(isExcluded(other)))
    .slice(0, most)
    .map((kind) => kindName(kind, language))
  return [first, ...others.map(lowered)].join(', ')
}

/** A kind of care in one or two words. */
const kindName = (kind: CareKind, language: Language): string => {
  const short: Partial<Record<CareKind, string>> = shortNames[language]
  return short[kind] ?? careKindNames[language][kind]
}
