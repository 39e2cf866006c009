import { messages } from '@coussinet/contract/domain/messages.ts'

export const confirmMessages = messages({
  fr: {
    title: 'Confirmer votre nouvelle adresse',
    intro: 'Nos messages y arriveront dès que vous l’aurez confirmée. L’ancienne adresse en sera informée.',
    submit: 'Confirmer cette adresse',
    busy: 'Confirmation en cours',
    done: 'Votre nouvelle adresse est confirmée',
    done_text: 'Nous vous écrirons désormais à cette adresse. Vous pouvez aussi l’utiliser pour vous connecter.',
    expired: 'Ce lien de confirmation a expiré',
    expired_text:
      'Un lien ne sert qu’une fois, et pendant 24 heures. Vous pouvez en demander un nouveau depuis vos informations.',
    profile: 'Voir mes informations',
    sign_in: 'Me connecter',
  },
  it: {
    title: 'Confermi il Suo nuovo indirizzo',
    intro: 'I nostri messaggi vi arriveranno appena lo avrà confermato. Il vecchio indirizzo ne sarà informato.',
    submit: 'Confermare questo indirizzo',
    busy: 'Conferma in corso',
    done: 'Il Suo nuovo indirizzo è confermato',
    done_text: 'D’ora in poi Le scriveremo a questo indirizzo. Può usarlo anche per accedere.',
    expired: 'Il link di conferma è scaduto',
    expired_text: 'Un link si usa una sola volta ed entro 24 ore. Può richiederne uno nuovo dai Suoi dati.',
    profile: 'Vedere i miei dati',
    sign_in: 'Accedere',
  },
})
