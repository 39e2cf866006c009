import { messages } from '@coussinet/contract/domain/messages.ts'

export const sessionMessages = messages({
  fr: {
    title: 'Ravis de vous revoir',
    intro: 'Connectez-vous pour suivre la santé de vos compagnons.',
    username: 'Numéro d’adhérent',
    username_help: '9 chiffres, en haut de votre certificat d’adhésion.',
    password: 'Mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    submit: 'Se connecter',
    busy: 'Connexion en cours',
    required: 'Obligatoire',
    failed: 'Une erreur est survenue, réessayez.',
    wait: (seconds: number) =>
      seconds <= 90
        ? `Trop de tentatives. Patientez ${seconds} secondes avant de réessayer.`
        : `Trop de tentatives. Patientez ${Math.ceil(seconds / 60)} minutes avant de réessayer.`,
    offline: 'Connexion impossible. Vérifiez votre accès à internet.',
    forgot: 'Mot de passe oublié ?',
    first: 'Première connexion ?',
    first_help: 'Activez votre espace avec votre numéro d’adhérent.',
    activate: 'Activer',
    passkey_first: 'Se connecter avec une clé d’accès',
    passkey_too: 'Utiliser une clé d’accès',
    passkey_or: 'ou avec votre mot de passe',
    demo_mailbox: 'Messagerie de démonstration',
    demo: 'Comptes de démonstration',
    demo_hint: 'Un clic remplit le formulaire.',
  },
  it: {
    title: 'Felici di rivederLa',
    intro: 'Acceda per seguire la salute dei Suoi animali.',
    username: 'Numero cliente',
    username_help: '9 cifre, in alto sulla Sua scheda di polizza.',
    password: 'Password',
    show: 'Mostrare la password',
    hide: 'Nascondere la password',
    submit: 'Accedi',
    busy: 'Accesso in corso',
    required: 'Obbligatorio',
    failed: 'Si è verificato un errore, riprovi.',
    wait: (seconds: number) =>
      seconds <= 90
        ? `Troppi tentativi. Attenda ${seconds} secondi prima di riprovare.`
        : `Troppi tentativi. Attenda ${Math.ceil(seconds / 60)} minuti prima di riprovare.`,
    offline: 'Connessione non riuscita. Verifichi l’accesso a internet.',
    forgot: 'Password dimenticata?',
    first: 'Primo accesso?',
    first_help: 'Attivi la Sua area con il numero cliente.',
    activate: 'Attivare',
    passkey_first: 'Accedere con una passkey',
    passkey_too: 'Usare una passkey',
    passkey_or: 'oppure con la password',
    demo_mailbox: 'Posta di prova',
    demo: 'Account di prova',
    demo_hint: 'Un clic compila il modulo.',
  },
})
