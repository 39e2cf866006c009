import { messages } from '@coussinet/contract/domain/messages.ts'

export const askMessages = messages({
  fr: {
    busy: 'Envoi en cours',
    wait: (seconds: number) =>
      seconds <= 90
        ? `Trop de tentatives. Patientez ${seconds} secondes avant de réessayer.`
        : `Trop de tentatives. Patientez ${Math.ceil(seconds / 60)} minutes avant de réessayer.`,
    sent_title: 'Consultez votre messagerie',
    sent_for: (username: string) => `Demande faite pour ${username}.`,
    spam: 'Rien après quelques minutes ? Regardez dans les courriers indésirables, et vérifiez ce que vous avez saisi.',
    again: 'Envoyer à nouveau',
    again_soon: (seconds: number) => `Un nouvel envoi sera possible dans ${seconds} s.`,
    change: 'Modifier ma saisie',
    sign_in: 'Revenir à la connexion',
    forgot: {
      title: 'Recevoir un lien de réinitialisation',
      intro: 'Indiquez votre numéro d’adhérent : nous vous écrirons à l’adresse e-mail de votre dossier.',
      username: 'Numéro d’adhérent ou adresse e-mail',
      help: '9 chiffres, en haut de votre certificat d’adhésion.',
      submit: 'Envoyer le lien',
      sent: 'Si un compte correspond à ce numéro, vous recevrez un lien par e-mail.',
      told: 'Si un compte correspond à ce que vous avez saisi, un lien vient de partir vers son adresse e-mail.',
      lasts: 'Le lien est valable 30 minutes et ne sert qu’une fois.',
    },
    activation: {
      title: 'Activer votre espace',
      intro: 'Saisissez votre numéro d’adhérent. Vous recevrez par e-mail un lien pour créer votre mot de passe.',
      username: 'Numéro d’adhérent',
      help: '9 chiffres, en haut de votre certificat d’adhésion.',
      submit: 'Recevoir mon lien',
      sent: 'Consultez votre messagerie : un lien d’activation vient de vous être envoyé.',
      told: 'Nous venons de vous écrire : ouvrez le lien reçu pour créer votre mot de passe.',
      lasts:
        'Le lien d’activation ne sert qu’une fois, pendant 24 heures. Si votre espace est déjà actif, l’e-mail vous le dit et vous aide à entrer.',
      demo: (name: string) => `Démonstration : ${name} n’a pas encore activé son espace.`,
      demo_fill: 'Remplir son numéro',
    },
  },
  it: {
    busy: 'Invio in corso',
    wait: (seconds: number) =>
      seconds <= 90
        ? `Troppi tentativi. Attenda ${seconds} secondi prima di riprovare.`
        : `Troppi tentativi. Attenda ${Math.ceil(seconds / 60)} minuti prima di riprovare.`,
    sent_title: 'Controlli la Sua posta',
    sent_for: (username: string) => `Richiesta fatta per ${username}.`,
    spam: 'Nulla dopo qualche minuto? Guardi nella posta indesiderata e verifichi ciò che ha inserito.',
    again: 'Inviare di nuovo',
    again_soon: (seconds: number) => `Un nuovo invio sarà possibile tra ${seconds} s.`,
    change: 'Modificare',
    sign_in: 'Tornare all’accesso',
    forgot: {
      title: 'Ricevere un link di reimpostazione',
      intro: 'Indichi il Suo numero cliente: Le scriveremo all’indirizzo e-mail registrato.',
      username: 'Numero cliente o indirizzo e-mail',
      help: '9 cifre, in alto sulla Sua scheda di polizza.',
      submit: 'Invia il link',
      sent: 'Se esiste un account con questo numero, riceverà un link via e-mail.',
      told: 'Se esiste un account con ciò che ha inserito, un link è appena partito verso il suo indirizzo e-mail.',
      lasts: 'Il link è valido 30 minuti e si usa una sola volta.',
    },
    activation: {
      title: 'Attivi la Sua area personale',
      intro: 'Inserisca il Suo numero cliente. Riceverà via e-mail un link per creare la password.',
      username: 'Numero cliente',
      help: '9 cifre, in alto sulla Sua scheda di polizza.',
      submit: 'Ricevere il link',
      sent: 'Controlli la Sua posta: Le abbiamo appena inviato un link di attivazione.',
      told: 'Le abbiamo appena scritto: apra il link ricevuto per creare la password.',
      lasts:
        'Il link di attivazione si usa una sola volta, entro 24 ore. Se la Sua area è già attiva, l’e-mail Le spiega come entrare.',
      demo: (name: string) => `Dimostrazione: ${name} non ha ancora attivato la sua area.`,
      demo_fill: 'Inserire il suo numero',
    },
  },
})
