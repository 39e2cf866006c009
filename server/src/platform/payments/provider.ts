import type { Language } from '@coussinet/texts/messages.ts'

/** `open` while the member may still pay; the three others are final. */
export type PaymentOutcome = 'open' | 'paid' | 'refused' | 'abandoned'

type WantedPayment = {
  amount_cents: number
  /** ours, told back in the provider's accounts */
  reference: string
  /** a line that the member reads on the provider's page */
  description: string
  language: Language
  /** absolute; where the provider's page leads afterwards, whatever came of it */
  return_url: string
  /** nothing can be paid after this moment */
  expires_at: Date
}

type WantedRegistration = {
  /** ours, told back with the card */
  reference: string
  language: Language
  /** absolute, with a query; the provider's page adds `token` to it, or `outcome` where no card came of it */
  return_url: string
  /** no card can be registered after this moment */
  expires_at: Date
}

/** A card as its provider tells of it: never its number. `expires`: YYYY-MM. */
export type ProvidedCard = { reference: string; brand: string; last4: string; expires: string; holder: string }

/**
 * Provider that takes payments by card and keeps the cards that are registered. Cards are typed on the provider's own page, never on the
 * portal. Each call may fail, and none is made inside a transaction. A call whose signal is aborted is given up: nobody waits for it any
 * more.
 */
export type PaymentProvider = {
  openPayment(wanted: WantedPayment, signal?: AbortSignal): Promise<{ provider_reference: string; href: string }>
  outcomeOf(provider_reference: string, signal?: AbortSignal): Promise<PaymentOutcome>
  /** Makes sure that nothing is paid any more; returns what became of the payment: `paid` when it was faster. */
  closePayment(provider_reference: string, signal?: AbortSignal): Promise<Exclude<PaymentOutcome, 'open'>>
  openRegistration(
    wanted: WantedRegistration,
    signal?: AbortSignal,
  ): Promise<{ provider_reference: string; href: string }>
  /** The card that a token stands for; null for a token that the provider does not know, or not any more. */
  cardOf(provider_token: string, signal?: AbortSignal): Promise<ProvidedCard | null>
  /** resolves when the provider answers */
  probe(): Promise<void>
}
