import { messages } from '@coussinet/contract/domain/messages.ts'

export const transferMessages = messages({
  fr: {
    title: 'Connexion en cours',
    intro: 'Nous vérifions votre lien, merci de patienter quelques instants.',
    invalid: 'Ce lien de connexion a expiré ou n’est pas valide. Connectez-vous avec votre numéro d’adhérent.',
    failed: 'Votre lien n’a pas pu être vérifié',
    retry: 'Réessayer',
    sign_in: 'Me connecter avec mon mot de passe',
  },
  it: {
    title: 'Accesso in corso',
    intro: 'Stiamo verificando il Suo link, attenda qualche istante.',
    invalid: 'Il link di accesso è scaduto o non è valido. Acceda con il Suo numero cliente.',
    failed: 'Non è stato possibile verificare il Suo link',
    retry: 'Riprova',
    sign_in: 'Accedere con la password',
  },
})
