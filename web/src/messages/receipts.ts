import { brandFacts } from '@coussinet/contract/brand/values.ts'
import type { DeclineCode } from '@coussinet/contract/domain/payments.ts'
import * as fr from '@coussinet/texts/fr/receipts.ts'
import * as it from '@coussinet/texts/it/receipts.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/receipts.ts'

export const paymentMessages = messages({ fr: fr.paymentMessages, it: it.paymentMessages, nl: nl.paymentMessages })

/** Words for the effect of an unpaid contribution on the cover, by the law of the contract's country. */
export const coverMessages = messages({
  fr: fr.coverMessages(brandFacts),
  it: it.coverMessages(brandFacts),
  nl: nl.coverMessages(brandFacts),
})

export const payOverdueMessages = messages({
  fr: fr.payOverdueMessages(brandFacts),
  it: it.payOverdueMessages(brandFacts),
  nl: nl.payOverdueMessages(brandFacts),
})

export const listMessages = messages({ fr: fr.listMessages, it: it.listMessages, nl: nl.listMessages })

export const receiptMessages = messages({ fr: fr.receiptMessages, it: it.receiptMessages, nl: nl.receiptMessages })

/** Why a contribution came back, in plain words, and what the member can do. */
export const declineMessages = messages({
  fr: fr.declineMessages(brandFacts) satisfies { reasons: Record<DeclineCode, { why: string; todo: string }> },
  it: it.declineMessages(brandFacts),
  nl: nl.declineMessages(brandFacts),
})

/** Remedies for a contribution that came back where no card can pay it. */
export const withoutCardMessages = messages({
  fr: fr.withoutCardMessages(brandFacts),
  it: it.withoutCardMessages(brandFacts),
  nl: nl.withoutCardMessages(brandFacts),
})

export const scheduleMessages = messages({ fr: fr.scheduleMessages, it: it.scheduleMessages, nl: nl.scheduleMessages })
