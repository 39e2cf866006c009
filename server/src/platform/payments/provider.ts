import type { Language } from '../texts.ts'

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

/**
 * Who takes payments by card. Cards are typed on the provider's own page, never on the portal. Each call may fail, and
 * none is made inside a transaction.
 */
export type PaymentProvider = {
  openPayment(wanted: WantedPayment): Promise<{ provider_reference: string; href: string }>
  outcomeOf(provider_reference: string): Promise<PaymentOutcome>
  /** Makes sure that nothing is paid any more; answers what became of the payment: `paid` when it was faster. */
  closePayment(provider_reference: string): Promise<Exclude<PaymentOutcome, 'open'>>
}
