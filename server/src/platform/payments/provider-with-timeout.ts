import { openCircuit } from '../limits/circuit.ts'
import type { PaymentProvider } from './provider.ts'

/** ms */
const pace = { at_once: 32, timeout: 5000, failures: 5, rest: 5000 }

/** Adds a time limit to each call of a provider (REL-14): the payer gets `unavailable`, and no calls pile up. */
export function providerWithTimeout(provider: PaymentProvider, { timeout } = pace): PaymentProvider {
  const circuit = openCircuit({ ...pace, timeout })
  const { notices } = provider
  return {
    openPayment: (wanted) => circuit.run((signal) => provider.openPayment(wanted, signal)),
    readPayment: (reference) => circuit.run((signal) => provider.readPayment(reference, signal)),
    closePayment: (reference) => circuit.run((signal) => provider.closePayment(reference, signal)),
    openRegistration: (wanted) => circuit.run((signal) => provider.openRegistration(wanted, signal)),
    cardOf: (token) => circuit.run((signal) => provider.cardOf(token, signal)),
    probe: () => provider.probe(),
    // A wrong signature is a stranger's: it says nothing about the provider.
    notices: notices && {
      ...notices,
      paymentOf: (subject) => circuit.run((signal) => notices.paymentOf(subject, signal)),
    },
  }
}
