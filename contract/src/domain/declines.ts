import * as fr from '@coussinet/texts/fr/payment-words.ts'
import * as it from '@coussinet/texts/it/payment-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/payment-words.ts'
import type { DeclineCode } from './receipt-states.ts'

/** Why a contribution came back, in plain words and never the bare code (domain rules §4.5). */
export const declineNames = messages({
  fr: fr.declineNames satisfies Record<DeclineCode, string>,
  it: it.declineNames,
  nl: nl.declineNames,
})

/** Means of payment that refused a contribution: the reasons of a card are its own. */
export const declinedMeans = (code: DeclineCode | null): 'bank_account' | 'card' =>
  code?.startsWith('card_') ? 'card' : 'bank_account'

// domain rules §4.5: no money, no reason given, or our own mistake
const retried: readonly DeclineCode[] = ['AM04', 'MS03', 'TM01', 'FF01', 'FF05']

/** Tells whether the bank is asked once more after this refusal. */
export const isRetried = (code: DeclineCode): boolean => retried.includes(code)
