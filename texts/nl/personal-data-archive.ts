import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/personal-data-archive.ts'
import type { Draft } from '../messages.ts'
import { contractLabels } from './contract-words.ts'
import { otherDocuments } from './document-words.ts'
import { fieldLabels, messageLabels } from './form-words.ts'

export const omissionReasons: Draft<typeof french.omissionReasons> = {
  secret:
    'Wat een deur opent: wachtwoorden, codes, tokens en sleutels, waarvan we alleen een vingerafdruk bewaren, en de verzegelde inhoud van e-mails en sms’en die onderweg zijn.',
  technical:
    'Wat niets over u zegt: de plaats waar een bestand is opgeborgen (het bestand zelf zit in dit archief) en de vingerafdrukken die dubbels vermijden.',
  others:
    'Wat van anderen is: de contactgegevens en het dier van de personen die u hebt uitgenodigd. Hun voornaam en de stand van hun uitnodiging staan er wel in.',
  passing:
    'Wat voorbijgaat: de tellers die pogingen beperken, en de kopie van de laatste antwoorden, die na 24 uur vergeten is.',
  demonstration: 'Wat alleen op een demonstratieportaal bestaat.',
}

export const readMeWords = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.readMeWords>> => ({
  title: `UW GEGEVENS, BIJ ${brandName.toUpperCase()}`,
  holds: (nevg: string, at: string) =>
    `Dit archief bevat wat het portaal bewaart over klantnummer ${nevg}, zoals het was op ${at}.`,
  contents: [
    'mijn-gegevens.html: uw gegevens om te lezen, in een browser of op papier.',
    'data.json: uw gegevens, één lijst per tabel. Bedragen staan in cent, tijdstippen in universele tijd (UTC), dagen worden geschreven als JJJJ-MM-DD.',
    'files/refund-requests: de bijlagen van uw terugbetalingsaanvragen, één map per aanvraag, en die van de berichten in ‘messages’.',
    'files/quotes: de offertes van uw dierenarts, een map per offerte.',
    'files/messages: de bijlagen van uw berichten, één map per bericht.',
    'files/documents: de documenten die uw verzekeraar u heeft bezorgd.',
    'files/mandates: uw domiciliëringsmandaten, zoals u ze kon lezen voordat u ze ondertekende.',
    'files.json: voor elk bestand de regel van data.json waarbij het hoort, zijn SHA-256-vingerafdruk, en “intact” als het wel degelijk het bestand is dat we hadden bewaard.',
  ],
  left: 'WAT ER NIET IN STAAT, EN WAAROM',
  more: 'De andere documenten (attest, afrekeningen, overzichten) worden op uw vraag opgesteld op basis van deze gegevens en worden niet bewaard: u vindt ze in uw klantenzone, op de pagina van uw contract, van uw dier of van de aanvraag.',
  stem: 'gegevens',
  name: 'LEESMIJ.txt',
})

export const contractStatuses: Draft<typeof french.contractStatuses> = {
  active: 'Lopend',
  suspended: 'Geschorst',
  terminated: 'Beëindigd',
}

export const endingKinds: Draft<typeof french.endingKinds> = {
  withdrawal: 'Herroeping',
  termination: 'Opzegging',
}

export const coverEnds: Draft<typeof french.coverEnds> = {
  deceased: 'Overlijden',
  lost: 'Vermissing',
  sold: 'Verkoop',
}

export const fileStatuses: Draft<typeof french.fileStatuses> = {
  received: 'Ontvangen',
  accepted: 'Aanvaard',
  refused: 'Geweigerd',
}

export const means: Draft<typeof french.means> = { bank_account: 'Bankrekening', card: 'Kaart' }

export const outcomes: Draft<typeof french.outcomes> = { paid: 'Betaald', declined: 'Geweigerd' }

export const cardPaymentStatuses: Draft<typeof french.cardPaymentStatuses> = {
  open: 'Begonnen',
  paid: 'Betaald',
  refused: 'Geweigerd',
  abandoned: 'Afgebroken',
}

export const mandateStatuses: Draft<typeof french.mandateStatuses> = {
  draft: 'Te ondertekenen',
  awaiting_code: 'Code verstuurd',
  active: 'Actief',
  replaced: 'Vervangen',
  revoked: 'Herroepen',
  lapsed: 'Vervallen',
}

export const codeStatuses: Draft<typeof french.codeStatuses> = {
  sent: 'Verstuurd',
  used: 'Gebruikt',
  replaced: 'Vervangen',
  dead: 'Verlopen',
}

export const signedThings: Draft<typeof french.signedThings> = {
  mandate: 'Domiciliëringsmandaat',
  refund_account: 'Rekening voor terugbetalingen',
  refund_account_release: 'Opheffing van een wachtperiode voor terugbetalingen',
}

export const evidenceKinds: Draft<typeof french.evidenceKinds> = {
  code_sent: 'Code verstuurd',
  code_failed: 'Code onjuist',
  decided: 'Beslissing',
  code_dead: 'Code verlopen',
  signed: 'Handtekening',
}

export const channels: Draft<typeof french.channels> = {
  email: 'E-mail',
  sms: 'Sms',
  mobile: 'Gsm',
  landline: 'Vaste lijn',
}

export const notificationGroupNames: Draft<typeof french.notificationGroupNames> = {
  refunds: 'Terugbetalingen',
  payments: 'Premies',
  security: 'Beveiliging',
  refund_progress: 'Opvolging van de aanvragen',
  animals: 'Dieren',
  documents: 'Documenten',
  sponsorship: 'Uitnodigingen van vrienden',
}

export const invitationStates: Draft<typeof french.invitationStates> = {
  waiting: 'Te versturen',
  mailed: 'Verstuurd',
  active: 'Gevolgd door een eerste aanmelding',
  refused: 'Niet verstuurd',
}

export const linkPurposes: Draft<typeof french.linkPurposes> = {
  activation: 'Activering',
  email: 'Bevestiging van adres',
  freeze: 'Blokkering van het account',
  recovery: 'Verloren toegang',
  register: 'Registratie',
  'sign-in': 'Aanmelding',
  continuation: 'Vervolg op de telefoon',
  transfer: 'Aanmelding via link',
}

export const erasureStatuses: Draft<typeof french.erasureStatuses> = {
  open: 'Lopend',
  cancelled: 'Ingetrokken',
  done: 'Uitgevoerd',
}

export const actors: Draft<typeof french.actors> = {
  member: 'U',
  insurer: 'De verzekeraar',
  system: 'Het portaal',
}

export const journalThings: Draft<typeof french.journalThings> = {
  account: 'Account',
  activation: 'Activering',
  address: 'Adres',
  animal: 'Dier',
  calendar: 'Agenda',
  card: 'Kaart',
  card_payment: 'Betaling met een kaart',
  contact: 'Bericht',
  contract: 'Contract',
  data: 'Kopie van uw gegevens',
  due_day: fieldLabels.due_day,
  email: fieldLabels.email,
  erasure: 'Wissing',
  insurer_document: 'Document van uw verzekeraar',
  legal_hold: 'Geschil',
  locale: 'Taal',
  mandate: 'Mandaat',
  member: 'Account',
  message: 'Bericht',
  notification: 'Melding',
  notification_preferences: 'Keuze van de meldingen',
  passkey: 'Toegangssleutel',
  identity: 'Account om aan te melden',
  password: fieldLabels.password,
  phones: 'Telefoonnummers',
  profile: 'Contactgegevens',
  push: 'Meldingen op een toestel',
  receipt: 'Premie',
  receipts: 'Premies',
  refund: 'Terugbetaling',
  refund_account: 'Rekening voor terugbetalingen',
  refund_request: 'Terugbetalingsaanvraag',
  session: 'Aanmelding',
  sponsorship: 'Uitnodigingen van vrienden',
  continuation: 'Vervolg op de telefoon',
  transfer: 'Aanmelding via link',
  vet_link: 'Link voor een dierenarts',
}

export const kindWords: Draft<typeof french.kindWords> = { yes: 'Ja', no: 'Nee', unsent: 'Aanvraag niet verstuurd' }

export const readableWords = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.readableWords>> => ({
  title: `Uw gegevens, bij ${brandName}`,
  lead: (name: string, nevg: string, at: string) =>
    `${name}, ${contractLabels.nevg.toLowerCase()} ${nevg}. Zoals het was op ${at}.`,
  contents: 'Inhoud',
  files:
    'De bestanden openen van hieruit zolang deze pagina naast de map “files” blijft, nadat het archief is uitgepakt.',
  alone: 'Uw bestanden zitten in het archief, dat u ook kunt downloaden.',
  masked:
    'Bankrekeningen worden gedeeltelijk getoond. In het archief staan ze volledig in het bestand data.json, samen met alles wat machines noteren.',
  nothing: 'Hier wordt niets bewaard.',
  name: 'mijn-gegevens.html',
})

export const sectionTitles: Draft<typeof french.sectionTitles> = {
  identity: 'Identiteit',
  contract: 'Contract',
  animals: 'Dieren',
  refunds: 'Terugbetalingen',
  requests: 'Aanvragen',
  contributions: 'Premies',
  payments: 'Betalingen',
  signatures: 'Handtekeningen en bewijzen',
  notifications: 'Meldingen',
  messages: 'Berichten',
  sponsorships: 'Uitnodigingen',
  devices: 'Toestellen en toegang',
  rights: 'Rechten op uw gegevens',
  journal: 'Logboek',
}

export const partTitles: Draft<typeof french.partTitles> = {
  members: 'Uw contactgegevens',
  former_contacts: 'Uw vroegere contactgegevens',
  contracts: 'Uw contract',
  suspensions: 'Schorsingen van de waarborgen',
  past_contracts: 'Uw vorige contracten',
  contract_endings: 'Aangevraagd einde van het contract',
  price_revisions: 'Herzieningen van de maandprijs',
  formula_changes: 'Aangevraagde wijzigingen van formule',
  animals: 'Elk dier',
  refunds: 'Beslissingen',
  refund_corrections: 'Gecorrigeerde beslissingen',
  disputes: 'Betwistingen',
  quotes: 'Offertes en akkoorden vooraf',
  documents_of_quotes: 'Documenten van de offertes',
  returned_payments: 'Overschrijvingen teruggekomen van de bank',
  opening_balances: 'Bedragen gebruikt vóór dit portaal',
  refund_requests: 'Terugbetalingsaanvragen',
  refund_request_animals: 'Dieren van de aanvragen',
  documents_of_requests: 'Bijlagen',
  pile_arrivals: 'Ontvangen stukken, nog niet klaar',
  refund_request_awaited: 'Wat u gevraagd werd',
  refund_request_messages: 'Berichten over en weer',
  documents_of_messages: 'Bestanden bij de berichten',
  refund_request_moves: 'Opvolging',
  receipts: 'Elke maand',
  receipt_attempts: 'Geprobeerde afhoudingen',
  due_day_revisions: 'Wijzigingen van de dag van de afhouding',
  card_payments: 'Betalingen met kaart',
  card_payment_receipts: 'Premies betaald met kaart',
  mandates: 'Domiciliëringsmandaten',
  mandate_papers: 'Mandaten, zoals u ze hebt gelezen',
  payment_cards: 'Kaarten',
  card_registrations: 'Registraties van een kaart',
  refund_accounts: 'Rekeningen voor uw terugbetalingen',
  refund_account_drafts: 'Rekeningen die worden gewijzigd',
  signatures: 'Codes om te ondertekenen',
  evidence: 'Bewijzen',
  notifications: 'Ontvangen meldingen',
  notification_preferences: 'Uw keuzes',
  push_subscriptions: 'Toestellen die ze tonen',
  outgoing_messages: 'Verstuurde e-mails en sms’en',
  insurer_documents: otherDocuments.title,
  contact_messages: 'Berichten aan ons team',
  contact_answers: messageLabels.answers,
  contact_files: messageLabels.files,
  faq_votes: 'Uw mening over onze antwoorden',
  sponsors: 'Uw link',
  sponsorship_requests: 'Uitgenodigde personen',
  sponsorship_draws: 'Lotingen',
  sessions: 'Aanmeldingen',
  passkeys: 'Sleutels om u aan te melden',
  identities: 'Accounts om aan te melden',
  links: 'Verstuurde links',
  invitations: 'Uitnodigingen om u aan te melden',
  calendar_feeds: 'Agenda',
  invoice_addresses: 'Adres voor uw facturen',
  invoice_mails: 'Facturen per e-mail ontvangen',
  vet_links: 'Links voor een dierenarts',
  erasure_requests: 'Aangevraagde wissingen',
  legal_holds: 'Gegevens bewaard voor een geschil',
  audit_log: 'Wat er gedaan is',
  insurer_events: 'Wat de verzekeraar vernomen heeft',
}

export const archiveLabels: Draft<typeof french.archiveLabels> = {
  since: 'Sinds',
  until: 'Tot',
  on: 'Op',
  status: 'Toestand',
  sum: 'Bedrag',
  reference: 'Referentie',
  animalOf: 'Dier',
  requestOf: 'Aanvraag',
  sentOn: 'Verzonden op',
  endedOn: 'Beëindigd op',
  openedOn: 'Geopend op',
  lastUsed: 'Laatst gebruikt',
  fileName: 'Bestand',
  thing: 'Onderwerp',
  way: 'Middel',
  why: 'Reden',
  by: 'Door',
  tries: 'Pogingen',
  month_of: 'Maand',
  pending_email: 'Adres nog te bevestigen',
  recovery_email: 'Vroeger adres',
  locale: 'Taal',
  created_at: 'Klantenzone geopend op',
  email_changed_at: 'E-mail gewijzigd op',
  mobile_changed_at: 'Gsm gewijzigd op',
  frozen_at: 'Account geblokkeerd op',
  disabled_at: 'Toegang gesloten op',
  erased_at: 'Gewist op',
  contact: 'Contactgegeven',
  end_date: 'Einde',
  withdrawal_until: 'Herroeping mogelijk tot',
  amount_due_cents: 'Nog verschuldigd',
  formal_notice_on: 'Ingebrekestelling',
  suspends_on: 'Geplande schorsing',
  requested_at: 'Aangevraagd op',
  ends_on: 'Gaat in op',
  old_price_cents: 'Voordien',
  new_price_cents: 'Nadien',
  announced_on: 'Aangekondigd op',
  cause: 'Oorzaak',
  decided_at: 'Beslist op',
  refund_corrections_status: 'Vorige beslissing',
  corrected_at: 'Gecorrigeerd op',
  answered_at: 'Beantwoord op',
  returned_on: 'Teruggekomen op',
  insurance_year_start: 'Verzekeringsjaar vanaf',
  event_first_care_date: 'Gebeurtenis begonnen op',
  refund_requests_created_at: 'Begonnen op',
  submitted_at: 'Verzonden op',
  received_on: 'Ontvangst op',
  channel: 'Ontvangen',
  mailed_by: 'Per e-mail verstuurd door',
  follows: 'Vervolg van aanvraag',
  refund_requests_decided_at: 'Beslist op',
  type: 'Soort document',
  refusal_code: 'Er ontbreekt',
  received_at: 'Ontvangst op',
  note: 'Opmerking',
  due_on: 'Uiterlijk verwacht op',
  settled_at: 'Geregeld op',
  step: 'Stap',
  due_date: 'Af te houden op',
  payment_date: 'Betaald op',
  next_attempt_on: 'Nieuwe poging op',
  outcome: 'Resultaat',
  on_behalf_of: 'Voor rekening van',
  signatory: 'Ondertekenaar',
  signature_mode: 'Ondertekend met code',
  signature_recipient: 'Code verstuurd naar',
  signed_at: 'Getekend op',
  made_at: 'Opgesteld op',
  brand: 'Kaartnetwerk',
  last4: 'Laatste cijfers',
  expires: 'Vervalt',
  held_until: 'Stortingen wachten tot',
  recipient: 'Verstuurd naar',
  kind: 'Tekst',
  read_at: 'Gelezen op',
  message_text: 'Bericht',
  message_quoted_text: 'Door de e-mail geciteerde tekst',
  message_read_at: 'Gelezen op',
  email: 'Per e-mail',
  push: 'Per melding',
  details: 'Details getoond',
  changed_at: 'Gekozen op',
  outgoing_messages_created_at: 'Geschreven op',
  issued_on: 'Gedateerd op',
  author_name: 'Van',
  question: 'Vraag',
  useful: 'Nuttig',
  code: 'Code',
  sponsorship_requests_created_at: 'Offerte op',
  validated_at: 'Bevestigd op',
  refused_at: 'Niet aanvaard op',
  drawn_at: 'Beloning ontdekt op',
  amount_cents: 'Beloning',
  paid_on: 'Beloning betaald op',
  sponsorship_request_id: 'Voor',
  user_agent: 'Browser',
  network: 'Netwerk',
  used_at: 'Gebruikt op',
  provider: 'Aanmelddienst',
  last_read_at: 'Laatst gelezen',
  erasure_requests_requested_at: 'Aangevraagd op',
  answer_by: 'Uiterste antwoorddatum',
}

export const languageNames: Draft<typeof french.languageNames> = { fr: 'Frans', it: 'Italiaans', nl: 'Nederlands' }

export const billLine: Draft<typeof french.billLine> = {
  of: (name: string, billed: string, refunded: string) => `${name}: ${billed} gefactureerd, ${refunded} terugbetaald`,
}
