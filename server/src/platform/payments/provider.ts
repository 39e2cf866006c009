import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@coussinet/texts/messages.ts'

/** `open` while the member can still pay; the other three are final. */
export type PaymentOutcome = 'open' | 'paid' | 'refused' | 'abandoned'

/** State of a payment at its provider, in euro cents. */
export type PaymentState = {
  /** `unknown`: the provider does not have the payment, as if its account or mode was changed */
  outcome: PaymentOutcome | 'unknown'
  /** amount that the member paid; 0 unless paid */
  paid_cents: number
  /** total that the insurer has given back so far */
  refunded_cents: number
  /** total that card holders' banks hold back: disputes that are open or lost */
  disputed_cents: number
}

/** State of a payment that brought no money. */
export const unpaid = <Outcome extends PaymentState['outcome']>(outcome: Outcome) => ({
  outcome,
  paid_cents: 0,
  refunded_cents: 0,
  disputed_cents: 0,
})

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

/**
 * A card as its provider describes it, never with its number. `reference` is ours; `token` is the one by which the
 * insurer debits the card. `expires`: YYYY-MM.
 */
export type ProvidedCard = {
  reference: string
  token: string
  brand: string
  last4: string
  expires: string
  holder: string
}

/** A call of the provider to the portal, as received. */
export type ProviderCall = { body: Buffer; headers: IncomingHttpHeaders }

/** Thrown for a call whose signature is missing, wrong or too old. */
export class UnsignedCall extends Error {}

/** Calls by which a provider reports that something happened. They only cause a question: nothing in them is trusted. */
export type ProviderNotices = {
  /** name in the path of the route, `payments/{name}/events` */
  name: string
  /** Subject of a call, for `paymentOf`; null for one that concerns no payment. Throws `UnsignedCall`. */
  read(call: ProviderCall, at: Date): string | null
  /** Our reference of the payment of a subject; null for a payment that is not the portal's. */
  paymentOf(subject: string, signal?: AbortSignal): Promise<string | null>
}

/**
 * Payment provider that takes card payments and stores registered cards. Cards are typed on the provider's own page,
 * never on the portal. Each call may fail, and none is made inside a transaction. A call whose signal is aborted is
 * abandoned.
 */
export type PaymentProvider = {
  openPayment(wanted: WantedPayment, signal?: AbortSignal): Promise<{ provider_reference: string; href: string }>
  readPayment(provider_reference: string, signal?: AbortSignal): Promise<PaymentState>
  /** Makes sure that nothing more is paid; returns the state of the payment: `paid` if it was faster. */
  closePayment(
    provider_reference: string,
    signal?: AbortSignal,
  ): Promise<PaymentState & { outcome: Exclude<PaymentState['outcome'], 'open'> }>
  openRegistration(
    wanted: WantedRegistration,
    signal?: AbortSignal,
  ): Promise<{ provider_reference: string; href: string }>
  /** Card of a token with which the provider's page led back; null for an unknown or expired token. */
  cardOf(provider_token: string, signal?: AbortSignal): Promise<ProvidedCard | null>
  /** resolves when the provider responds */
  probe(): Promise<void>
  /** null for a provider that calls nobody */
  notices: ProviderNotices | null
}
