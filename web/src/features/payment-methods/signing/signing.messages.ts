import { plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const signingMessages = messages({
  fr: {
    title: 'Comment recevoir votre code ?',
    help: 'Un code à 6 chiffres, à saisir à l’étape suivante. Il est valable 10 minutes.',
    titleOf: (name: string) => `Comment envoyer le code à ${name} ?`,
    helpOf: (name: string) => `C’est ${name} qui signe : le code part chez cette personne, jamais chez vous.`,
    legend: 'Recevoir le code',
    choose: 'Choisissez comment recevoir le code.',
    email: (recipient: string) => `Par e-mail à ${recipient}`,
    sms: (recipient: string) => `Par SMS au ${recipient}`,
    recent: 'Modifié il y a moins de 72 heures : votre mot de passe vous sera demandé.',
    recentWhy:
      'Cette adresse ou ce numéro a changé il y a moins de 72 heures. Pour votre sécurité, confirmez que c’est bien vous.',
    password: 'Votre mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    passwordMissing: 'Saisissez votre mot de passe.',
    onWay: {
      email: (recipient: string, at: string) =>
        `Un code a déjà été envoyé à ${recipient}. Il est valable jusqu’à ${at}.`,
      sms: (recipient: string, at: string) =>
        `Un code a déjà été envoyé au ${recipient}. Il est valable jusqu’à ${at}.`,
    },
    enter: 'Saisir ce code',
    none: 'Aucune adresse ni aucun numéro de mobile pour vous envoyer un code. Complétez d’abord vos informations.',
    tooSoon: (at: string) => `Vous pourrez demander un code de cette façon à partir de ${at}.`,
    send: 'Recevoir le code',
    sending: 'Envoi en cours',
    next: 'Continuer',
    youSign: 'Vous signez',
    signs: (name: string) => `${name} signe`,
    altered: 'Ce texte n’est pas arrivé entier.',
    alteredText: 'Rien n’est signé. Rechargez la page pour le relire avant de continuer.',
    reload: 'Recharger la page',
  },
  it: {
    title: 'Come desidera ricevere il codice?',
    help: 'Un codice a 6 cifre, da inserire nel passaggio successivo. È valido 10 minuti.',
    titleOf: (name: string) => `Come inviare il codice a ${name}?`,
    helpOf: (name: string) => `Firma ${name}: il codice arriva a questa persona, mai a Lei.`,
    legend: 'Ricevi il codice',
    choose: 'Scelga come ricevere il codice.',
    email: (recipient: string) => `Via e-mail a ${recipient}`,
    sms: (recipient: string) => `Via SMS al ${recipient}`,
    recent: 'Modificato meno di 72 ore fa: Le sarà chiesta la password.',
    recentWhy:
      'Questo indirizzo o questo numero è cambiato meno di 72 ore fa. Per la Sua sicurezza, confermi di essere Lei.',
    password: 'La Sua password',
    show: 'Mostra la password',
    hide: 'Nascondi la password',
    passwordMissing: 'Inserisca la Sua password.',
    onWay: {
      email: (recipient: string, at: string) =>
        `Un codice è già stato inviato a ${recipient}. È valido fino alle ${at}.`,
      sms: (recipient: string, at: string) =>
        `Un codice è già stato inviato al ${recipient}. È valido fino alle ${at}.`,
    },
    enter: 'Inserisci questo codice',
    none: 'Nessun indirizzo né numero di cellulare a cui inviare un codice. Completi prima i Suoi dati.',
    tooSoon: (at: string) => `Potrà richiedere un codice in questo modo a partire dalle ${at}.`,
    send: 'Ricevi il codice',
    sending: 'Invio in corso',
    next: 'Continua',
    youSign: 'Lei firma',
    signs: (name: string) => `Firma ${name}`,
    altered: 'Il testo non è arrivato per intero.',
    alteredText: 'Non è stato firmato nulla. Ricarichi la pagina per rileggerlo prima di continuare.',
    reload: 'Ricarica la pagina',
  },
})

type Left = { minutes: number; seconds: number }

const left = ({ minutes, seconds }: Left) =>
  minutes > 0 ? `${minutes}\u00a0min ${seconds}\u00a0s` : `${seconds}\u00a0s`

export const codeMessages = messages({
  fr: {
    title: 'Saisissez le code à 6 chiffres',
    sent: {
      email: (recipient: string) => `Il vient d’être envoyé par e-mail à ${recipient}.`,
      sms: (recipient: string) => `Il vient d’être envoyé par SMS au ${recipient}.`,
    },
    help: 'Il est valable 10 minutes.',
    sentTo: (name: string) => `${name} doit vous le communiquer, ou le saisir ici.`,
    spam: 'Rien reçu ? Regardez aussi dans les courriers indésirables.',
    label: 'Code à 6 chiffres',
    life: (of: Left) => `Valable encore ${left(of)}`,
    lastMinute: 'Ce code n’est plus valable que pendant une minute.',
    tries: (count: number) => plural(count, 'Dernier essai', `${count} essais possibles`, 'fr'),
    wrong: (count: number) =>
      `Ce code n’est pas correct. ${plural(count, 'Il vous reste un essai.', `Il vous reste ${count} essais.`, 'fr')}`,
    wrongOnce: 'Ce code n’est pas correct.',
    incomplete: 'Saisissez les six chiffres du code.',
    ended: {
      expired: 'Ce code a expiré. Demandez-en un nouveau.',
      tries: 'Cinq essais étaient faux : ce code ne fonctionne plus. Demandez-en un nouveau.',
      gone: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    },
    guesses: (at: string) => `Trop de codes faux. Pour votre sécurité, vous pourrez réessayer à partir de ${at}.`,
    resend: 'Renvoyer le code',
    resendIn: (seconds: number) => `Renvoyer dans ${seconds}\u00a0s`,
    newCode: 'Recevoir un nouveau code',
    sending: 'Envoi en cours',
    by: { email: 'Recevoir par e-mail', sms: 'Recevoir par SMS' },
    resent: 'Un nouveau code est parti. Le précédent ne fonctionne plus.',
    tooSoon: (at: string) => `Vous pourrez demander un autre code de cette façon à partir de ${at}.`,
    mailbox: 'Démonstration : ouvrir la boîte aux lettres où le code arrive',
    never: 'Nous ne vous demanderons jamais ce code par téléphone.',
  },
  it: {
    title: 'Inserisca il codice a 6 cifre',
    sent: {
      email: (recipient: string) => `È appena stato inviato via e-mail a ${recipient}.`,
      sms: (recipient: string) => `È appena stato inviato via SMS al ${recipient}.`,
    },
    help: 'È valido 10 minuti.',
    sentTo: (name: string) => `${name} deve comunicarglielo, oppure inserirlo qui.`,
    spam: 'Non ha ricevuto nulla? Guardi anche nella posta indesiderata.',
    label: 'Codice a 6 cifre',
    life: (of: Left) => `Valido ancora ${left(of)}`,
    lastMinute: 'Il codice è valido ancora per un minuto.',
    tries: (count: number) => plural(count, 'Ultimo tentativo', `${count} tentativi possibili`, 'it'),
    wrong: (count: number) =>
      `Il codice non è corretto. ${plural(count, 'Le resta un tentativo.', `Le restano ${count} tentativi.`, 'it')}`,
    wrongOnce: 'Il codice non è corretto.',
    incomplete: 'Inserisca le sei cifre del codice.',
    ended: {
      expired: 'Il codice è scaduto. Ne richieda uno nuovo.',
      tries: 'Cinque tentativi errati: il codice non funziona più. Ne richieda uno nuovo.',
      gone: 'Il codice non è più valido. Ne richieda uno nuovo.',
    },
    guesses: (at: string) => `Troppi codici errati. Per la Sua sicurezza potrà riprovare a partire dalle ${at}.`,
    resend: 'Invia di nuovo il codice',
    resendIn: (seconds: number) => `Nuovo invio tra ${seconds}\u00a0s`,
    newCode: 'Ricevi un nuovo codice',
    sending: 'Invio in corso',
    by: { email: 'Ricevi via e-mail', sms: 'Ricevi via SMS' },
    resent: 'Abbiamo inviato un nuovo codice. Quello precedente non funziona più.',
    tooSoon: (at: string) => `Potrà richiedere un altro codice in questo modo a partire dalle ${at}.`,
    mailbox: 'Dimostrazione: apri la cassetta in cui arriva il codice',
    never: 'Non Le chiederemo mai questo codice per telefono.',
  },
})
