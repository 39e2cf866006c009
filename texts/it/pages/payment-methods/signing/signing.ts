import { minutesAndSeconds } from '@coussinet/contract/domain/format.ts'
import { plural, toName } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/payment-methods/signing/signing.ts'

type Left = { minutes: number; seconds: number }

export const signingMessages: Translated<typeof french.signingMessages> = {
  title: 'Come desidera ricevere il codice?',
  help: 'Un codice a 6 cifre, da inserire nel passaggio successivo. È valido 10 minuti.',
  titleOf: (name: string) => `Come inviare il codice ${toName(name)}?`,
  helpOf: (name: string) => `Firma ${name}: il codice arriva a questa persona, mai a Lei.`,
  legend: 'Ricevi il codice',
  choose: 'Scelga come ricevere il codice.',
  email: (recipient: string) => `Via e-mail ${toName(recipient)}`,
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
      `Un codice è già stato inviato ${toName(recipient)}. È valido fino alle ${at}.`,
    sms: (recipient: string, at: string) => `Un codice è già stato inviato al ${recipient}. È valido fino alle ${at}.`,
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
}

export const codeMessages: Translated<typeof french.codeMessages> = {
  title: 'Inserisca il codice a 6 cifre',
  sent: {
    email: (recipient: string) => `È appena stato inviato via e-mail ${toName(recipient)}.`,
    sms: (recipient: string) => `È appena stato inviato via SMS al ${recipient}.`,
  },
  help: 'È valido 10 minuti.',
  sentTo: (name: string) => `${name} deve comunicarglielo, oppure inserirlo qui.`,
  spam: 'Non ha ricevuto nulla? Guardi anche nella posta indesiderata.',
  label: 'Codice a 6 cifre',
  life: (of: Left) => `Valido ancora ${minutesAndSeconds(of)}`,
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
}
