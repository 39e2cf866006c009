import { messages } from '@coussinet/contract/domain/messages.ts'

export const proofMessages = messages({
  fr: {
    title: 'C’est bien vous ?',
    text: 'Votre connexion date un peu. Avant ce changement, confirmez qu’il s’agit bien de vous.',
    password: 'Mot de passe actuel',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    cancel: 'Annuler',
    close: 'Fermer',
    submit: 'Confirmer',
    busy: 'Vérification en cours',
    passkey: 'Utiliser une clé d’accès',
    refused: 'Cette clé d’accès n’a pas permis de vous reconnaître. Utilisez votre mot de passe.',
    other: 'Mot de passe oublié ? Déconnectez-vous, demandez un lien sur la page de connexion, puis revenez ici.',
  },
  it: {
    title: 'È proprio Lei?',
    text: 'È passato un po’ di tempo dal Suo accesso. Prima di questa modifica, confermi la Sua identità.',
    password: 'Password attuale',
    show: 'Mostra la password',
    hide: 'Nascondi la password',
    cancel: 'Annulla',
    close: 'Chiudi',
    submit: 'Conferma',
    busy: 'Verifica in corso',
    passkey: 'Usa una passkey',
    refused: 'Questa passkey non ha permesso di riconoscerLa. Usi la password.',
    other: 'Ha dimenticato la password? Esca, chieda un link dalla pagina di accesso e torni qui.',
  },
})
