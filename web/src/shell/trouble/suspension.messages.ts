import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const suspensionMessages = messages({
  fr: {
    label: 'Garanties suspendues',
    since: (day: string) => `Vos garanties sont suspendues depuis le ${day}.`,
    suspended: 'Vos garanties sont suspendues.',
    on: (day: string) => `Vos garanties seront suspendues le ${day}.`,
    due: (amount: string) => `Il reste ${amount} à régler.`,
    out: 'Régulariser',
    paid: 'Votre paiement est bien arrivé.',
    back: (day: string, isNoon: boolean) => `Vos garanties reprennent le ${day}${isNoon ? ' à midi' : ''}.`,
  },
  it: {
    label: 'Copertura sospesa',
    since: (day: string) => elided(`La Sua copertura è sospesa dal ${day}.`),
    suspended: 'La Sua copertura è sospesa.',
    on: (day: string) => elided(`La Sua copertura sarà sospesa dal ${day}.`),
    due: (amount: string) => `Restano da pagare ${amount}.`,
    out: 'Regolarizza',
    paid: 'Abbiamo ricevuto il Suo pagamento.',
    back: (day: string, isNoon: boolean) => elided(`La copertura riprende il ${day}${isNoon ? ' a mezzogiorno' : ''}.`),
  },
})
