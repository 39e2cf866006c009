import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/sponsorship.ts'
import * as it from '@coussinet/texts/it/sponsorship.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/sponsorship.ts'

export const sponsorshipMessages = messages({
  fr: fr.sponsorshipMessages,
  it: it.sponsorshipMessages,
  nl: nl.sponsorshipMessages,
})

export const drawMessages = messages({ fr: fr.drawMessages, it: it.drawMessages, nl: nl.drawMessages })

export const drawKind = (by_lot: boolean) => (by_lot ? 'by_lot' : 'fixed')

export const godchildrenMessages = messages({
  fr: fr.godchildrenMessages,
  it: it.godchildrenMessages,
  nl: nl.godchildrenMessages,
})

export const shareMessages = messages({
  fr: fr.shareMessages(brandFacts),
  it: it.shareMessages(brandFacts),
  nl: nl.shareMessages(brandFacts),
})
