import * as fr from '@coussinet/texts/fr/identity-words.ts'
import * as it from '@coussinet/texts/it/identity-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/identity-words.ts'

/** Sentence of each key at `provider`, of a sign-in by a provider that failed. */
export const providerReasons = messages({
  fr: fr.providerReasons,
  it: it.providerReasons,
  nl: nl.providerReasons,
})

export type ProviderReason = keyof typeof fr.providerReasons
