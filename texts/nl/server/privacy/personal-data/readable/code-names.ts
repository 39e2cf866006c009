import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../../fr/server/privacy/personal-data/readable/code-names.ts'

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
  due_day: fieldLabels.nl.due_day,
  email: fieldLabels.nl.email,
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
  password: fieldLabels.nl.password,
  phones: 'Telefoonnummers',
  profile: 'Contactgegevens',
  receipt: 'Premie',
  receipts: 'Premies',
  refund: 'Terugbetaling',
  refund_account: 'Rekening voor terugbetalingen',
  refund_request: 'Terugbetalingsaanvraag',
  session: 'Aanmelding',
  sponsorship: 'Uitnodigingen van vrienden',
  transfer: 'Aanmelding via link',
}
