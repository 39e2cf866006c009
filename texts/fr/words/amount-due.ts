export const amountDue = { left: (amount: string) => `Il reste ${amount} à régler.` }
