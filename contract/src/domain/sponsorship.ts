import * as fr from '@coussinet/texts/fr/payment-words.ts'
import * as it from '@coussinet/texts/it/payment-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/payment-words.ts'

/** The fixed gain of a validated godchild, in an offer or out of one (spec §5). */
export const guaranteedCents = 2500

// spec §4: quote made, quote signed, the withdrawal period, validated
export const godchildStatuses = ['created', 'signed', 'pending', 'validated'] as const

export type GodchildStatus = (typeof godchildStatuses)[number]

/** Stages of a godchild: the status, then whether the gain was drawn and paid, or that it does not count. */
export type SponsorshipStage = GodchildStatus | 'drawn' | 'paid' | 'refused'

export const sponsorshipStages = messages({
  fr: fr.sponsorshipStages satisfies Record<SponsorshipStage, string>,
  it: it.sponsorshipStages,
  nl: nl.sponsorshipStages,
})

/** Words on the day a gain is paid, placed after what is paid. */
export const gainPaidBy = (day: string, language: Language): string => gainPayment[language].by(day)

const gainPayment = messages({ fr: fr.gainPayment, it: it.gainPayment, nl: nl.gainPayment })

export const sponsorshipRefused = messages({
  fr: fr.sponsorshipRefused,
  it: it.sponsorshipRefused,
  nl: nl.sponsorshipRefused,
})
