import type * as french from '../fr/profile.ts'
import type { Draft } from '../messages.ts'
import { countryNames } from './contract-words.ts'
import { received } from './form-words.ts'
import { pageNames } from './page-words.ts'

export const offerMessages: Draft<typeof french.offerMessages> = {
  title: 'De volgende keer zonder wachtwoord',
  text: 'Maak een toegangssleutel aan: u komt dan binnen met uw vingerafdruk, uw gezicht of de code van dit toestel.',
  make: 'Toegangssleutel aanmaken',
  busy: 'Bezig met aanmaken',
  later: 'Later',
  close: 'Sluiten',
  made: 'Uw toegangssleutel is klaar. U vindt hem terug in uw gegevens.',
  held_already: 'Dit toestel heeft al een toegangssleutel voor uw klantenzone.',
  too_late: 'Maak hem voor uw veiligheid aan vanuit uw gegevens, met uw wachtwoord.',
  failed: 'Dit toestel kon geen toegangssleutel aanmaken.',
  unnamed: 'Mijn toestel',
}

export const passwordMessages: Draft<typeof french.passwordMessages> = {
  current: 'Huidig wachtwoord',
  submit: 'Wachtwoord wijzigen',
  submitting: 'Bezig met wijzigen',
  changed: `${received.password}.`,
  others: 'Uw andere toestellen worden afgemeld en we verwittigen u per e-mail.',
  none: 'U hebt geen wachtwoord: u meldt u aan met een gekoppelde account. We kunnen u per e-mail een link sturen om er een te kiezen.',
  sendLink: 'Link ontvangen',
  sendingLink: 'Bezig met versturen',
  linkSent: 'De link komt binnen enkele minuten per e-mail.',
}

export const profileMessages: Draft<typeof french.profileMessages> = {
  title: pageNames.profile,
  edit: 'Wijzigen',
  save: 'Bewaren',
  saving: 'Bezig met bewaren',
  cancel: 'Annuleren',
  optional: '(facultatief)',
  none: 'Geen',
  loading: 'Bezig met laden…',
  saved: 'Uw gegevens zijn bewaard.',
  address: { title: 'Adres', hint: 'Het staat op uw contract en uw documenten.' },
  email: { title: 'E-mail', hint: 'Om u aan te melden en onze antwoorden te ontvangen.' },
  phones: { title: 'Telefoonnummers', hint: 'Minstens één nummer, gsm of vast.' },
  password: { title: 'Wachtwoord', hint: 'Als u het wijzigt, worden uw andere sessies gesloten.' },
  language: { title: 'Taal', hint: 'Die van het portaal, van onze e-mails en van onze sms’en.' },
  passkeys: {
    title: 'Toegangssleutels',
    hint: 'Meld u aan met uw vingerafdruk, uw gezicht of de code van uw toestel.',
  },
  identities: {
    title: 'Gekoppelde accounts',
    hint: 'Om u zonder wachtwoord aan te melden, via een dienst die u al gebruikt.',
  },
  sessions: {
    title: 'Aangemelde toestellen',
    hint: 'Waar uw klantenzone open is. Twijfelt u? Meld het toestel af.',
  },
  log: { title: 'Beveiligingsactiviteit', hint: 'De aanmeldingen en wijzigingen van de laatste 12 maanden.' },
  failed: {
    passkeys: 'We konden uw toegangssleutels niet tonen.',
    identities: 'We konden uw gekoppelde accounts niet tonen.',
    sessions: 'We konden uw aangemelde toestellen niet tonen.',
    log: 'We konden de activiteit van uw account niet tonen.',
  },
  countries: countryNames,
}

export const tabMessages: Draft<typeof french.tabMessages> = {
  label: 'Mijn account',
  profile: pageNames.profile,
  contract: 'Contract',
  paymentMethods: pageNames.payment_methods,
  receipts: pageNames.receipts,
  unpaid: (count: number) => ` (${count} nog niet betaald)`,
}

export const relativeTime: Draft<typeof french.relativeTime> = {
  now: 'zonet',
  today: (time: string) => `vandaag ${time}`,
  yesterday: (time: string) => `gisteren ${time}`,
  on: (day: string) => `op ${day}`,
}

export const logMessages: Draft<typeof french.logMessages> = {
  empty: 'Niets te melden: wat met de beveiliging van uw account te maken heeft, verschijnt hier.',
  more: 'Meer tonen',
  network: (network: string) => `netwerk ${network}`,
}

const ways: Readonly<Record<string, string>> = {
  password: 'Aanmelding met het wachtwoord',
  passkey: 'Aanmelding met een toegangssleutel',
  recovery: 'Aanmelding na een nieuw wachtwoord',
  activation: 'Eerste aanmelding',
  transfer: 'Aanmelding via een link',
  continuation: 'Aanmelding van de telefoon met een code, om een aanvraag voort te zetten',
  provider: 'Aanmelding via een aanmelddienst',
}

export const eventSentences: Draft<typeof french.eventSentences> = {
  signed_in: (way: string) => ways[way] ?? 'Aanmelding',
  signed_out: 'Afmelding',
  session_ended: 'Toestel afgemeld',
  session_stolen: 'Sessie uit voorzorg gesloten: ze leek op twee plaatsen open te zijn',
  password_changed: 'Wachtwoord gewijzigd',
  email_requested: (email: string) => `Nieuw e-mailadres aangevraagd${email && `: ${email}`}`,
  email_changed: (email: string) => `E-mailadres gewijzigd${email && `: ${email}`}`,
  phones_changed: (phones: string) => `Telefoonnummers gewijzigd${phones && `: ${phones}`}`,
  address_changed: 'Postadres gewijzigd',
  passkey_added: (name: string) => `Toegangssleutel toegevoegd${name && `: ${name}`}`,
  passkey_removed: (name: string) => `Toegangssleutel verwijderd${name && `: ${name}`}`,
  identity_linked: (name: string) => `Account gekoppeld om u aan te melden${name && `: ${name}`}`,
  identity_unlinked: (name: string) => `Account om u aan te melden verwijderd${name && `: ${name}`}`,
  calendar_made: 'Persoonlijk agenda-adres aangemaakt',
  calendar_revoked: 'Persoonlijk agenda-adres ingetrokken',
  invoice_address_made: 'Persoonlijk adres voor uw facturen aangemaakt',
  invoice_address_revoked: 'Persoonlijk adres voor uw facturen verwijderd',
  vet_link_made: 'Link voor uw dierenarts gemaakt',
  vet_link_revoked: 'Link voor uw dierenarts ingetrokken',
  vet_link_sent: 'Documenten van uw dierenarts ontvangen',
  push_subscribed: 'Meldingen ingeschakeld op een toestel',
  push_ended: 'Meldingen uitgeschakeld op een toestel',
  account_frozen: 'Account op uw vraag beveiligd',
  mandate_signed: (account: string) => `Domiciliëringsmandaat ondertekend${account && `: ${account}`}`,
  refund_account_changed: (account: string) => `Rekening voor terugbetalingen gewijzigd${account && `: ${account}`}`,
  refund_account_released: (account: string) =>
    `Wachtperiode voor terugbetalingen opgeheven${account && `: ${account}`}`,
  card_registered: (card: string) => `Kaart geregistreerd voor de premies${card && `: ${card}`}`,
  due_day_changed: (day: string) => `Dag van de afhouding gewijzigd${day && `: ${day}`}`,
  data_exported: 'Persoonsgegevens gedownload',
}

export const sessionMessages: Draft<typeof french.sessionMessages> = {
  device: { computer: 'Computer', phone: 'Telefoon', tablet: 'Tablet', other: 'Onbekend toestel' },
  network: (network: string) => `netwerk ${network}`,
  thisDevice: 'Dit toestel',
  inUse: 'Nu in gebruik',
  lastUsed: (when: string) => `Laatst gebruikt ${when}`,
  end: 'Afmelden',
  endOf: (device: string) => `${device} afmelden`,
  endOthers: 'Alle andere toestellen afmelden',
  alone: 'Uw klantenzone is op geen enkel ander toestel open.',
  endTitle: 'Dit toestel afmelden?',
  endText: (device: string) => `${device}: u zult er zich opnieuw moeten aanmelden.`,
  othersTitle: 'Alle andere toestellen afmelden?',
  othersText: 'U zult er zich opnieuw moeten aanmelden. Dit toestel blijft aangemeld.',
  keep: 'Aangemeld laten',
  keepOne: 'Aangemeld laten',
  ended: 'Het toestel is afgemeld.',
  othersEnded: 'De andere toestellen zijn afgemeld.',
}

export const contactMessages: Draft<typeof french.contactMessages> = {
  newEmailHint: 'We versturen een link naar het nieuwe adres: zodra u die volgt, vervangt dat adres het huidige.',
  pending:
    'wacht op uw bevestiging. Volg de link die we ernaartoe hebben verstuurd; tot dan blijft het huidige adres geldig.',
  sendAgain: 'Opnieuw versturen',
  againSoon: (seconds: number) => `Opnieuw versturen kan over ${seconds} s.`,
  sending: 'Bezig met versturen',
  cancelChange: 'Wijziging annuleren',
  confirm: 'Bevestig uw nieuwe adres via de link die u per e-mail hebt ontvangen.',
  kept: (email: string) => `Uw adres blijft ${email}.`,
  mobile: 'Gsm',
  landline: 'Vaste telefoon',
  landlineShort: 'Vast',
  countryOf: { mobile: 'Land van de gsm', landline: 'Land van de vaste telefoon' },
}

export const automaticPasskeyMessages: Draft<typeof french.automaticPasskeyMessages> = {
  label: 'Deze browser mag zelf een toegangssleutel aanmaken',
  hint: 'Na een aanmelding met het wachtwoord, zonder u iets te vragen. U krijgt een e-mail.',
}

export const passkeyMessages: Draft<typeof french.passkeyMessages> = {
  none: 'Nog geen toegangssleutel. Daarmee hoeft u geen wachtwoord meer te typen en kan niemand het stelen.',
  impossible: 'Met dit toestel of deze browser kunt u geen toegangssleutel aanmaken.',
  add: 'Toegangssleutel toevoegen',
  create: 'Toegangssleutel aanmaken',
  creating: 'Bezig met aanmaken',
  cancel: 'Annuleren',
  name: 'Naam van de toegangssleutel',
  nameHint: 'Om hem in deze lijst te herkennen, bijvoorbeeld de naam van het toestel.',
  created: (day: string) => `Aangemaakt op ${day}`,
  used: (when: string) => `gebruikt ${when}`,
  unused: 'nooit gebruikt',
  rename: (name: string) => `Naam van ${name} wijzigen`,
  renameSubmit: 'Naam wijzigen',
  renaming: 'Bezig met bewaren',
  remove: (name: string) => `${name} verwijderen`,
  removeTitle: (name: string) => `“${name}” verwijderen?`,
  removeText:
    'Deze toegangssleutel opent uw klantenzone dan niet meer. Vergeet hem ook niet te wissen op het toestel waarop hij staat.',
  removeYes: 'Verwijderen',
  keep: 'Behouden',
  added: 'Uw toegangssleutel is klaar.',
  removed: 'De toegangssleutel is verwijderd.',
  renamed: 'De naam van de toegangssleutel is gewijzigd.',
  held: 'Op dit toestel staat al een toegangssleutel voor uw account.',
  tooMany: 'U hebt al tien toegangssleutels. Verwijder er een om een andere toe te voegen.',
}
