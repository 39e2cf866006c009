import { choosePassword } from '@coussinet/contract/domain/new-password.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const resetMessages = messages({
  fr: {
    title: choosePassword.fr,
    intro: 'Il servira dès maintenant sur tous vos appareils.',
    submit: 'Enregistrer et me connecter',
    busy: 'Enregistrement en cours',
    done: `${received.fr.password}.`,
    expired: 'Ce lien de réinitialisation a expiré.',
    expired_title: 'Ce lien a expiré ou a déjà servi',
    expired_why:
      'Un lien ne sert qu’une fois et pendant un temps limité. S’il a disparu en rechargeant la page, ouvrez-le de nouveau depuis votre e-mail.',
    expired_action: 'Demander un nouveau lien',
    first: 'Première connexion ?',
    sign_in: 'Revenir à la connexion',
  },
  it: {
    title: choosePassword.it,
    intro: 'Servirà da subito su tutti i Suoi dispositivi.',
    submit: 'Salva e accedi',
    busy: 'Salvataggio in corso',
    done: `${received.it.password}.`,
    expired: 'Il link di reimpostazione è scaduto.',
    expired_title: 'Il link è scaduto o è già stato usato',
    expired_why:
      'Un link si usa una sola volta e per un tempo limitato. Se è scomparso ricaricando la pagina, lo apra di nuovo dall’e-mail.',
    expired_action: 'Richiedi un nuovo link',
    first: 'Primo accesso?',
    sign_in: 'Tornare all’accesso',
  },
})
