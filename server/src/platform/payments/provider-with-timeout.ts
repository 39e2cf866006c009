import { openCircuit } from '../limits/circuit.ts'
import type { PaymentProvider } from './provider.ts'

/** ms */
const pace = { at_once: 32, timeout: 5000, failures: 5, rest: 5000 }

/** Any provider, with an end to each call (REL-14): who pays is told `unavailable` instead of waiting, and nothing piles up behind a provider that hangs. */
export function providerWithTimeout(provider: PaymentProvider, { timeout } = pace): PaymentProvider {
  const circuit = openCircuit({ ...pace, timeout })
  return {
    openPayment: (wanted) => circuit.run((signal) => provider.openPayment(wanted, signal)),
    outcomeOf: (reference) => circuit.run((signal) => provider.outcomeOf(reference, signal)),
    closePayment: (reference) => circuit.run((signal) => provider.closePayment(reference, signal)),
    openRegistration: (wanted) => circuit.run((signal) => provider.openRegistration(wanted, signal)),
    cardOf: (token) => circuit.run((signal) => provider.cardOf(token, signal)),
    probe: () => provider.probe(),
  }
}
