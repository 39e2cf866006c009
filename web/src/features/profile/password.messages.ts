import { messages } from '@coussinet/contract/domain/messages.ts'
import { received } from '@coussinet/contract/domain/received.ts'

export const passwordMessages = messages({
  fr: {
    current: 'Mot de passe actuel',
    submit: 'Changer le mot de passe',
    submitting: 'Changement en cours',
    changed: `${received.fr.password}.`,
    others: 'Vos autres appareils seront déconnectés, et nous vous préviendrons par e-mail.',
  },
  it: {
    current: 'Password attuale',
    submit: 'Cambia la password',
    submitting: 'Modifica in corso',
    changed: `${received.it.password}.`,
    others: 'Gli altri dispositivi verranno disconnessi e La avviseremo via e-mail.',
  },
})
