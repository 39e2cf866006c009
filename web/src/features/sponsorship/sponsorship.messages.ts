import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/sponsorship/sponsorship.ts'
import * as it from '@coussinet/texts/it/pages/sponsorship/sponsorship.ts'
import * as nl from '@coussinet/texts/nl/pages/sponsorship/sponsorship.ts'

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

export const shareMessages = messages({ fr: fr.shareMessages, it: it.shareMessages, nl: nl.shareMessages })
