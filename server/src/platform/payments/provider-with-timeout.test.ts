import { once } from 'node:events'
import { expect, it } from 'vitest'
import { providerWithTimeout } from './provider-with-timeout.ts'
import type { PaymentProvider } from './provider.ts'

it('[REL-14] a call to a provider that hangs is given up, and the provider hears so', async () => {
  const ended: string[] = []
  /** Answers nothing, as a connection that is open and silent. */
  async function hang(name: string, signal?: AbortSignal): Promise<never> {
    if (!signal) throw new Error('without an end')
    await once(signal, 'abort')
    ended.push(name)
    throw new Error('aborted')
  }
  const silent: PaymentProvider = {
    openPayment: (_, signal) => hang('openPayment', signal),
    readPayment: (_, signal) => hang('readPayment', signal),
    closePayment: (_, signal) => hang('closePayment', signal),
    openRegistration: (_, signal) => hang('openRegistration', signal),
    cardOf: (_, signal) => hang('cardOf', signal),
    probe: async () => {},
    notices: { name: 'silent', read: () => null, paymentOf: (_, signal) => hang('paymentOf', signal) },
  }
  const provider = providerWithTimeout(silent, { at_once: 32, timeout: 50, failures: 5, rest: 5000 })
  const expires_at = new Date()
  const wanted = {
    amount_cents: 1,
    reference: 'x',
    description: 'x',
    language: 'fr',
    return_url: 'https://members.example/?a=1',
    expires_at,
  } as const
  const calls = [
    provider.openPayment(wanted),
    provider.readPayment('x'),
    provider.closePayment('x'),
    provider.openRegistration(wanted),
    provider.cardOf('x'),
    Promise.resolve(provider.notices?.paymentOf('x')),
  ]
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(calls.map(() => 'rejected'))
  expect(ended.toSorted()).toEqual([
    'cardOf',
    'closePayment',
    'openPayment',
    'openRegistration',
    'paymentOf',
    'readPayment',
  ])
})
