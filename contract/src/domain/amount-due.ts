import { messages } from './messages.ts'

/** Amount that is still to pay. */
export const amountDue = messages({
  fr: { left: (amount: string) => `Il reste ${amount} à régler.` },
  it: { left: (amount) => `Restano da pagare ${amount}.` },
})
