import { messages } from '@coussinet/contract/domain/messages.ts'

export const offerMessages = messages({
  fr: {
    title: 'La prochaine fois, sans mot de passe',
    text: 'Créez une clé d’accès : vous entrerez avec votre empreinte, votre visage ou le code de cet appareil.',
    make: 'Créer une clé d’accès',
    busy: 'Création en cours',
    later: 'Plus tard',
    close: 'Fermer',
    made: 'Votre clé d’accès est prête. Vous la retrouvez dans vos informations.',
    held_already: 'Cet appareil a déjà une clé d’accès pour votre espace.',
    too_late: 'Pour votre sécurité, créez-la depuis vos informations, avec votre mot de passe.',
    failed: 'Cet appareil n’a pas pu créer de clé d’accès.',
    unnamed: 'Mon appareil',
  },
  it: {
    title: 'La prossima volta, senza password',
    text: 'Crei una passkey: entrerà con l’impronta, il viso o il codice di questo dispositivo.',
    make: 'Crea una passkey',
    busy: 'Creazione in corso',
    later: 'Più tardi',
    close: 'Chiudi',
    made: 'La Sua passkey è pronta. La trova nei Suoi dati.',
    held_already: 'Questo dispositivo ha già una passkey per la Sua area.',
    too_late: 'Per la Sua sicurezza, la crei dai Suoi dati, con la password.',
    failed: 'Questo dispositivo non ha potuto creare una passkey.',
    unnamed: 'Il mio dispositivo',
  },
})
