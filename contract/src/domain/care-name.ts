import * as fr from '@coussinet/texts/fr/refund-words.ts'
import { lowered } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import { careBuckets, type CareKind, careKindNames } from './care-kinds.ts'
import { causeNames } from './cause-names.ts'
import type { Cause } from './request-states.ts'

/** Names in which a bracket or a list would not read as a part of a sentence. */
const shortNames = messages({
  fr: fr.shortNames satisfies Partial<Record<CareKind, string>>,
  it: it.shortNames,
  nl: nl.shortNames,
})

/** Facts that name a refund; `care_kinds` in the order of the bill, none before it was assessed. */
export type NamedCare = { care_kinds: readonly CareKind[]; cause?: Cause | null; vet_name?: string | null }

const most = 2

/**
 * The name of a refund: its first two kinds of care ("Consultation, radiographie"), what is insured before what is not;
 * before the decision its cause and the vet ("Maladie, Clinique des Tilleuls"). Null where nothing of it is known yet.
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
