import { minutesAndSeconds } from '@coussinet/contract/domain/format.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/payment-methods/signing/signing.ts'

type Left = { minutes: number; seconds: number }

export const signingMessages: Draft<typeof french.signingMessages> = {
  title: 'Hoe wilt u uw code ontvangen?',
  help: 'Een code van 6 cijfers, in te voeren bij de volgende stap. Hij is 10 minuten geldig.',
  titleOf: (name: string) => `Hoe versturen we de code naar ${name}?`,
  helpOf: (name: string) => `${name} ondertekent: de code gaat naar deze persoon, nooit naar u.`,
  legend: 'De code ontvangen',
  choose: 'Kies hoe u de code wilt ontvangen.',
  email: (recipient: string) => `Per e-mail naar ${recipient}`,
  sms: (recipient: string) => `Per sms naar ${recipient}`,
  recent: 'Minder dan 72 uur geleden gewijzigd: we vragen u uw wachtwoord.',
  recentWhy:
    'Dit adres of dit nummer is minder dan 72 uur geleden gewijzigd. Bevestig voor uw veiligheid dat u het bent.',
  password: 'Uw wachtwoord',
  show: 'Wachtwoord tonen',
  hide: 'Wachtwoord verbergen',
  passwordMissing: 'Voer uw wachtwoord in.',
  onWay: {
    email: (recipient: string, at: string) => `Er is al een code verstuurd naar ${recipient}. Hij is geldig tot ${at}.`,
    sms: (recipient: string, at: string) => `Er is al een code verstuurd naar ${recipient}. Hij is geldig tot ${at}.`,
  },
  enter: 'Deze code invoeren',
  none: 'Er is geen e-mailadres of gsm-nummer om u een code te versturen. Vul eerst uw gegevens aan.',
  tooSoon: (at: string) => `U kunt op deze manier opnieuw een code vragen vanaf ${at}.`,
  send: 'Code ontvangen',
  sending: 'Bezig met versturen',
  next: 'Verdergaan',
  youSign: 'U ondertekent',
  signs: (name: string) => `${name} ondertekent`,
  altered: 'Deze tekst is niet volledig aangekomen.',
  alteredText: 'Er is niets ondertekend. Laad de pagina opnieuw en herlees de tekst voordat u verdergaat.',
  reload: 'Pagina opnieuw laden',
}

export const codeMessages: Draft<typeof french.codeMessages> = {
  title: 'Voer de code van 6 cijfers in',
  sent: {
    email: (recipient: string) => `De code is net per e-mail verstuurd naar ${recipient}.`,
    sms: (recipient: string) => `De code is net per sms verstuurd naar ${recipient}.`,
  },
  help: 'Hij is 10 minuten geldig.',
  sentTo: (name: string) => `${name} moet u de code doorgeven of hem hier invoeren.`,
  spam: 'Niets ontvangen? Kijk ook bij de ongewenste e-mail.',
  label: 'Code van 6 cijfers',
  life: (of: Left) => `Nog ${minutesAndSeconds(of)} geldig`,
  lastMinute: 'Deze code is nog maar één minuut geldig.',
  tries: (count: number) => plural(count, 'Laatste poging', `${count} pogingen mogelijk`, 'nl'),
  wrong: (count: number) =>
    `Deze code is niet juist. ${plural(count, 'U hebt nog één poging.', `U hebt nog ${count} pogingen.`, 'nl')}`,
  wrongOnce: 'Deze code is niet juist.',
  incomplete: 'Voer de zes cijfers van de code in.',
  ended: {
    expired: 'Deze code is verlopen. Vraag een nieuwe.',
    tries: 'Vijf pogingen waren fout: deze code werkt niet meer. Vraag een nieuwe.',
    gone: 'Deze code is niet meer geldig. Vraag een nieuwe.',
  },
  guesses: (at: string) => `Te veel foute codes. Voor uw veiligheid kunt u pas vanaf ${at} opnieuw proberen.`,
  resend: 'Code opnieuw versturen',
  resendIn: (seconds: number) => `Opnieuw versturen over ${seconds}\u00a0s`,
  newCode: 'Nieuwe code ontvangen',
  sending: 'Bezig met versturen',
  by: { email: 'Per e-mail ontvangen', sms: 'Per sms ontvangen' },
  resent: 'Er is een nieuwe code verstuurd. De vorige werkt niet meer.',
  tooSoon: (at: string) => `U kunt op deze manier een andere code vragen vanaf ${at}.`,
  mailbox: 'Demonstratie: de mailbox openen waarin de code aankomt',
  never: 'We vragen u deze code nooit aan de telefoon.',
}
