import type { Language } from '@coussinet/texts/messages.ts'

/** `open` while the member can still pay; the other three are final. */
export type PaymentOutcome = 'open' | 'paid' | 'refused' | 'abandoned'

type WantedPayment = {
  amount_cents: number
  /** our reference, returned in the provider's accounts */
  reference: string
  /** text for the member on the provider's page */
  description: string
  language: Language
  /** absolute; target of the provider's page afterwards, whatever the outcome */
  return_url: string
  /** nothing can be paid after this time */
  expires_at: Date
}

type WantedRegistration = {
  /** our reference, returned with the card */
  reference: string
  language: Language
  /** absolute, with a query; the provider's page adds `token`, or `outcome` without a card */
  return_url: string
  /** no card can be registered after this time */
  expires_at: Date
}

/** A card as its provider describes it, never with its number. `expires`: YYYY-MM. */
export type ProvidedCard = { reference: string; brand: string; last4: string; expires: string; holder: string }

/**
 * Payment provider that takes card payments and stores registered cards. Cards are typed on the provider's own page,
 * never on the portal. Each call may fail, and none is made inside a transaction. A call whose signal is aborted is
 * abandoned.
 */
export type PaymentProvider = {
  openPayment(wanted: WantedPayment, signal?: AbortSignal): Promise<{ provider_reference: string; href: string }>
  outcomeOf(provider_reference: string, signal?: AbortSignal): Promise<PaymentOutcome>
  /** Makes sure that nothing more is paid; returns the state of the payment: `paid` if it was faster. */
  closePayment(provider_reference: string, signal?: AbortSignal): Promise<Exclude<PaymentOutcome, 'open'>>
  openRegistration(
    wanted: WantedRegistration,
    signal?: AbortSignal,
  ): Promise<{ provider_reference: string; href: string }>
  /** Card of a token; null for an unknown or expired token. */
  cardOf(provider_token: string, signal?: AbortSignal): Promise<ProvidedCard | null>
  /** resolves when the provider responds */
  probe(): Promise<void>
}
