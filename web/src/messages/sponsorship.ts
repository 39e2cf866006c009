import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/sponsorship.ts'
import * as it from '@coussinet/texts/it/sponsorship.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/sponsorship.ts'

export const quoteMessages = messages({ fr: fr.quoteMessages, it: it.quoteMessages, nl: nl.quoteMessages })

export const guestMessages = messages({
  fr: fr.guestMessages(brandFacts),
  it: it.guestMessages(brandFacts),
  nl: nl.guestMessages(brandFacts),
})

export const offerMessages = messages({ fr: fr.offerMessages, it: it.offerMessages, nl: nl.offerMessages })

export const sponsorshipMessages = messages({
  fr: fr.sponsorshipMessages,
  it: it.sponsorshipMessages,
  nl: nl.sponsorshipMessages,
})

export const drawMessages = messages({ fr: fr.drawMessages, it: it.drawMessages, nl: nl.drawMessages })

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
