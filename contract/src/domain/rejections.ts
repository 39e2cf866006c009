import * as fr from '@coussinet/texts/fr/refund-words.ts'
import { elided } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import { fill, listPlaceholders } from './strings.ts'

/** domain rules §2.1, in the order of the checks */
export const lineReasons = [
  'before_effective_date',
  'after_end_date',
  'cover_suspended',
  'excluded_care',
  'not_covered_by_formula',
  'waiting_period',
  'symptoms_before_cover',
  'below_deductible',
  'ceiling_reached',
  'vaccine_package_reached',
] as const
export type LineReason = (typeof lineReasons)[number]

/** Why a request or a line is refused: the computed ones, and those which only a handler can see. */
export const rejectionReasons = [
  ...lineReasons,
  'preexisting_condition',
  'not_an_invoice',
  'invoice_unpaid',
  'duplicate',
  'animal_mismatch',
  'late_filing',
  'documents_timeout',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** Why the insurer requests a document, or the identification number. */
export const askReasons = [
  'missing_care_sheet',
  'missing_proof_of_payment',
  'missing_medical_history',
  'unreadable',
  'missing_surgery_report',
  'missing_icad',
] as const
export type AskReason = (typeof askReasons)[number]

/** Why care is not refunded, as it ends a sentence: “les soins ont eu lieu …”. */
export const rejections = messages({
  fr: fr.rejections satisfies Record<RejectionReason, string>,
  it: it.rejections,
  nl: nl.rejections,
})

/** The same if its basis is known; a rejection by hand may lack it. */
export const namedRejections = messages({
  fr: fr.namedRejections satisfies Partial<Record<RejectionReason, string>>,
  it: it.namedRejections,
  nl: nl.namedRejections,
})

/** The same where it is one animal’s: its cover may end before the contract does. */
export const animalRejections = messages({
  fr: fr.animalRejections satisfies Partial<Record<RejectionReason, string>>,
  it: it.animalRejections,
  nl: nl.animalRejections,
})

/** Facts that a sentence may name, in words already. */
export type RejectionFacts = Partial<
  Record<'date' | 'amount' | 'formula' | 'name' | 'de_name' | 'reference' | 'years', string>
>

/** Why care is not refunded, worded as the end of a sentence, with the known details. */
export function rejectionSentence(code: RejectionReason, facts: RejectionFacts, language: Language): string {
  const values: Readonly<Record<string, string | undefined>> = facts
  const fuller: Partial<Record<RejectionReason, string>>[] = [animalRejections[language], namedRejections[language]]
  const known = fuller
    .map((sentences) => sentences[code])
    .find(
      (sentence) => sentence !== undefined && listPlaceholders(sentence).every((name) => values[name] !== undefined),
    )
  const text = fill(known ?? rejections[language][code], values)
  return language === 'it' ? elided(text) : text
}

/** Words of a question to the member, by its reason; `whose` is the animal's name. */
export const askSentences = messages({
  fr: fr.askSentences satisfies Record<AskReason, (whose: string) => string>,
  it: it.askSentences,
  nl: nl.askSentences,
})

export const askedThings = messages({
  fr: fr.askedThings satisfies Record<AskReason, string>,
  it: it.askedThings,
  nl: nl.askedThings,
})
