import { elided } from './grammar.ts'
import { messages } from './messages.ts'

/** Labels of a refund's payment. */
export const payoutLabels = messages({
  fr: {
    to_refund: 'À vous rembourser',
    paid_on: (day: string) => `Versé le ${day}`,
    payment_date: 'Date de versement',
    account: 'Compte de versement',
  },
  it: {
    to_refund: 'Da rimborsare',
    paid_on: (day) => elided(`Accreditato il ${day}`),
    payment_date: 'Data di accredito',
    account: 'Conto di accredito',
  },
})
