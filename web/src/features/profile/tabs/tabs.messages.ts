import { messages } from '#platform/language/i18n.ts'

export const tabMessages = messages({
  fr: {
    label: 'Mon compte',
    profile: 'Mes informations',
    contract: 'Contrat',
    paymentMethods: 'Préférences',
    receipts: 'Cotisations',
    unpaid: (count: number) => `, ${count} à payer`,
  },
  it: {
    label: 'Il mio account',
    profile: 'I miei dati',
    contract: 'Polizza',
    paymentMethods: 'Preferenze',
    receipts: 'Premi mensili',
    unpaid: (count: number) => `, ${count} da pagare`,
  },
})
