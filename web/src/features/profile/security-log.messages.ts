import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import type { SecurityEvent } from '@coussinet/contract/security.ts'
import * as fr from '@coussinet/texts/fr/profile.ts'
import * as it from '@coussinet/texts/it/profile.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/profile.ts'

export const logMessages = messages({ fr: fr.logMessages, it: it.logMessages, nl: nl.logMessages })

const sentences = messages({
  fr: fr.eventSentences satisfies Record<SecurityEvent, string | ((detail: string) => string)>,
  it: it.eventSentences,
  nl: nl.eventSentences,
})

/** Sentence of an event; `detail` is the method of a sign-in, the masked contact or account, or the day of the debits. */
export function eventSentence(event: SecurityEvent, detail: string | null, language: Language): string {
  const sentence = sentences[language][event]
  // Accounts are shown as on every other page.
  const shown = detail !== null && /^[A-Z]{2}\d{2}\s\*/.test(detail) ? shownAccount(detail) : (detail ?? '')
  return typeof sentence === 'string' ? sentence : sentence(shown)
}
