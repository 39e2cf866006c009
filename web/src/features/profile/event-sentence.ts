import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import type { SecurityEvent } from '@coussinet/contract/security.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { eventSentences } from '#messages/profile.ts'

/** Sentence of an event; `detail` is the method of a sign-in, the masked contact or account, or the day of the debits. */
export function eventSentence(event: SecurityEvent, detail: string | null, language: Language): string {
  const sentence = eventSentences[language][event]
  // Accounts are shown as on every other page.
  const shown = detail !== null && /^[A-Z]{2}\d{2}\s\*/.test(detail) ? shownAccount(detail) : (detail ?? '')
  return typeof sentence === 'string' ? sentence : sentence(shown)
}
