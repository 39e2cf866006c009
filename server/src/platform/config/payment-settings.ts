import { brand } from '@coussinet/contract/brand/chosen.ts'
import { type Environment, flag, readEnvironmentSecret } from './environment.ts'
import { isLoopbackHost } from './is-loopback-host.ts'

export type StripeSettings = {
  secret_key: string
  /** secret of the endpoint that Stripe calls, `whsec_…` */
  webhook_secret: string
  /** origin of a double of Stripe on this machine; null: Stripe itself */
  api_url: string | null
}

/** Payment provider of the portal: none, the demo's sandbox, or Stripe. */
export type PaymentSettings = { kind: 'none' } | { kind: 'sandbox' } | ({ kind: 'stripe' } & StripeSettings)

const settingsOfStripe = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/**
 * Reads the payment provider and its keys; adds a sentence to `wrong` for each invalid one. No sentence repeats a key.
 */
export function readPaymentSettings(
  env: Environment,
  { production, demo }: { production: boolean; demo: boolean },
  wrong: string[],
): PaymentSettings {
  const name = env['PAYMENTS'] || (demo ? 'sandbox' : 'none')
  if (!['none', 'sandbox', 'stripe'].includes(name)) {
    wrong.push(`PAYMENTS must be stripe or none, not "${name}".`)
    return { kind: 'none' }
  }
  if (name === 'sandbox' && !demo) wrong.push('PAYMENTS=sandbox is the provider of the demo: it moves no money.')
  if (name === 'stripe') return stripe(env, { production }, wrong)
  for (const setting of settingsOfStripe)
    if (readEnvironmentSecret(env, setting))
      wrong.push(`${setting} says nothing without PAYMENTS=stripe: set it, or remove the key.`)
  return { kind: name === 'sandbox' && demo ? 'sandbox' : 'none' }
}

function stripe(env: Environment, { production }: { production: boolean }, wrong: string[]): PaymentSettings {
  if (brand.cards === false)
    wrong.push('PAYMENTS=stripe offers cards, and the brand takes none (cards: false): its papers would say so.')
  return {
    kind: 'stripe',
    secret_key: secretKey(env, production, wrong),
    webhook_secret: webhookSecret(env, wrong),
    api_url: apiUrl(env, production, wrong),
  }
}

function secretKey(env: Environment, production: boolean, wrong: string[]): string {
  const key = readEnvironmentSecret(env, 'STRIPE_SECRET_KEY') ?? ''
  const [, mode] = /^[sr]k_(live|test)_\w{10,}$/.exec(key) ?? []
  const tries = flag(env, 'STRIPE_TEST_MODE', false, wrong)
  if (mode === undefined)
    wrong.push(
      'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe: sk_live_…, rk_live_…, sk_test_… or rk_test_….',
    )
  else if (mode === 'test' && production && !tries)
    wrong.push('STRIPE_SECRET_KEY is a test key, with which nobody pays: give a live one, or set STRIPE_TEST_MODE=1.')
  else if (mode === 'live' && (!production || tries))
    wrong.push(
      `STRIPE_SECRET_KEY is a live key, which moves money: ${tries ? 'STRIPE_TEST_MODE takes' : 'outside production, use'} a test key.`,
    )
  return key
}

function webhookSecret(env: Environment, wrong: string[]): string {
  const secret = readEnvironmentSecret(env, 'STRIPE_WEBHOOK_SECRET') ?? ''
  if (!/^whsec_[\w+/=-]{10,}$/.test(secret))
    wrong.push('STRIPE_WEBHOOK_SECRET must be the signing secret of the endpoint at Stripe, whsec_….')
  return secret
}

function apiUrl(env: Environment, production: boolean, wrong: string[]): string | null {
  const text = env['STRIPE_API_URL']
  if (!text) return null
  const url = URL.parse(text)
  if (url?.protocol === 'http:' && isLoopbackHost(url.hostname) && !production) return url.origin
  wrong.push(
    `STRIPE_API_URL is for tests: a double on this machine such as http://127.0.0.1:12111, not in production, not "${text}".`,
  )
  return null
}
