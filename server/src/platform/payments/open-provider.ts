import { type Config, ConfigProblem } from '../config/config.ts'
import type { PaymentProvider } from './provider.ts'

/**
 * Opens the payment provider of the settings; null for none. Loads its code only then. Throws `ConfigProblem` if its
 * optional package is not installed.
 */
export async function openProvider({ payments }: Pick<Config, 'payments'>): Promise<PaymentProvider | null> {
  if (payments.kind !== 'stripe') return null
  const { openStripe, stripeProvider } = await import('./stripe/stripe-provider.ts')
  const stripe = await openStripe(payments).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new ConfigProblem(['PAYMENTS=stripe needs the optional package stripe: install without --omit=optional.'])
  })
  return stripeProvider(stripe, payments)
}
