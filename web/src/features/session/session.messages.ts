import { messages } from '#platform/language/i18n.ts'

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
    expired: 'Votre session a expiré. Merci de vous reconnecter.',
    wait: (seconds: number) =>
      seconds <= 90
        ? `Trop de tentatives. Patientez ${seconds} secondes avant de réessayer.`
        : `Trop de tentatives. Patientez ${Math.ceil(seconds / 60)} minutes avant de réessayer.`,
    offline: 'Connexion impossible. Vérifiez votre accès à internet.',
    demo: 'Comptes de démonstration',
    demo_hint: 'Un clic remplit le formulaire.',
  },
  it: {
    title: 'Felici di rivederLa',
    intro: 'Acceda per seguire la salute dei Suoi animali.',
    username: 'Numero cliente',
    username_help: '9 cifre, in alto sulla Sua scheda di polizza.',
    password: 'Password',
    show: 'Mostra la password',
    hide: 'Nascondi la password',
    submit: 'Accedi',
    busy: 'Accesso in corso',
    required: 'Obbligatorio',
    failed: 'Si è verificato un errore, riprovi.',
    expired: 'La Sua sessione è scaduta. Acceda di nuovo.',
    wait: (seconds: number) =>
      seconds <= 90
        ? `Troppi tentativi. Attenda ${seconds} secondi prima di riprovare.`
        : `Troppi tentativi. Attenda ${Math.ceil(seconds / 60)} minuti prima di riprovare.`,
    offline: 'Connessione non riuscita. Verifichi l’accesso a internet.',
    demo: 'Account di prova',
    demo_hint: 'Un clic compila il modulo.',
  },
})
