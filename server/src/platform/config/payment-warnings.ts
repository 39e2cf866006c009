import type { Config } from './config.ts'

/** Warning at start and in the doctor's report: production takes the test cards of Stripe for money. */
export function paymentWarnings({ production, payments }: Pick<Config, 'production' | 'payments'>): string[] {
  if (!production || payments.kind !== 'stripe' || !/^[sr]k_test_/.test(payments.secret_key)) return []
  return [
    'STRIPE_TEST_MODE is set: members’ contributions are marked paid by test cards, and no money comes in; use a live key and remove it before members come',
  ]
}
