import { messages } from '@coussinet/contract/domain/messages.ts'

export const signingMessages = messages({
  fr: {
    title: 'Comment recevoir votre code ?',
    help: 'Un code à 6 chiffres, à saisir à l’étape suivante. Il est valable 10 minutes.',
    titleOf: (name: string) => `Comment envoyer le code à ${name} ?`,
    helpOf: (name: string) => `C’est ${name} qui signe : le code part chez cette personne, jamais chez vous.`,
    legend: 'Recevoir le code',
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
    legend: 'Ricevere il codice',
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
