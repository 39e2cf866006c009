import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/payment-methods.ts'
import * as it from '@coussinet/texts/it/payment-methods.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/payment-methods.ts'

export const cardMessages = messages({
  fr: fr.cardMessages(brandFacts),
  it: it.cardMessages(brandFacts),
  nl: nl.cardMessages(brandFacts),
})

export const debitMessages = messages({ fr: fr.debitMessages, it: it.debitMessages, nl: nl.debitMessages })

export const dueDayMessages = messages({ fr: fr.dueDayMessages, it: it.dueDayMessages, nl: nl.dueDayMessages })

export const paymentMethodMessages = messages({
  fr: fr.paymentMethodMessages,
  it: it.paymentMethodMessages,
  nl: nl.paymentMethodMessages,
})

export const destinationMessages = messages({
  fr: fr.destinationMessages,
  it: it.destinationMessages,
  nl: nl.destinationMessages,
})

export const refundAccountMessages = messages({
  fr: fr.refundAccountMessages,
  it: it.refundAccountMessages,
  nl: nl.refundAccountMessages,
})

export const bankMessages = messages({ fr: fr.bankMessages, it: it.bankMessages, nl: nl.bankMessages })

export const signingMessages = messages({ fr: fr.signingMessages, it: it.signingMessages, nl: nl.signingMessages })

export const codeMessages = messages({ fr: fr.codeMessages, it: it.codeMessages, nl: nl.codeMessages })

export const wizardMessages = messages({ fr: fr.wizardMessages, it: it.wizardMessages, nl: nl.wizardMessages })

export const accountMessages = messages({ fr: fr.accountMessages, it: it.accountMessages, nl: nl.accountMessages })
