import * as fr from '@coussinet/texts/fr/refund-words.ts'
import { elided } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import { listPlaceholders, fill } from './fill.ts'
import type { RejectionReason } from './refund-reasons.ts'

/** Why care is not refunded, as it ends a sentence: “les soins ont eu lieu …”. */
export const rejections = messages({
  fr: fr.rejections satisfies Record<RejectionReason, string>,
  it: it.rejections,
  nl: nl.rejections,
})

/** The same where what it rests on is known; a rejection by hand does not always know it. */
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

/** Why care is not refunded, as it ends a sentence, with what is known of it. */
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
