import { messages } from '#platform/language/i18n.ts'

export const suspensionMessages = messages({
  fr: {
    label: 'Garanties suspendues',
    since: (day: string) => `Vos garanties sont suspendues depuis le ${day}.`,
    suspended: 'Vos garanties sont suspendues.',
    on: (day: string) => `Vos garanties seront suspendues le ${day}.`,
    due: (amount: string) => `Il reste ${amount} à régler.`,
    out: 'Régulariser',
    paid: 'Votre paiement est bien arrivé.',
    back: {
      FR: 'Vos garanties reprennent à midi, le lendemain de votre paiement.',
      IT: 'Vos garanties reprennent le lendemain de votre paiement, à 0 h.',
      BE: 'Vos garanties reprennent le lendemain de votre paiement, à 0 h.',
    },
  },
  it: {
    label: 'Copertura sospesa',
    since: (day: string) => `La Sua copertura è sospesa dal ${day}.`,
    suspended: 'La Sua copertura è sospesa.',
    on: (day: string) => `La Sua copertura sarà sospesa dal ${day}.`,
    due: (amount: string) => `Restano da pagare ${amount}.`,
    out: 'Regolarizza',
    paid: 'Abbiamo ricevuto il Suo pagamento.',
    back: {
      FR: 'La copertura riprende a mezzogiorno, il giorno dopo il pagamento.',
      IT: 'La copertura riprende il giorno dopo il pagamento, alle ore 0.',
      BE: 'La copertura riprende il giorno dopo il pagamento, alle ore 0.',
    },
  },
})
