import type * as french from '../fr/payment-words.ts'
import type { Draft } from '../messages.ts'

export const accountLabels = {
  account: 'Rekening',
  holder: 'Titularis',
  umr: 'Mandaat',
  first_debit: 'Eerste afhouding',
  refunds: 'Terugbetalingen',
  refunds_too: 'ook op deze rekening',
} satisfies Draft<typeof french.accountLabels>

export const unpaidToo = 'Onbetaalde premies, ook afgehouden' satisfies Draft<typeof french.unpaidToo>

export const toPaymentMethods = 'Mijn betaalmiddelen bekijken' satisfies Draft<typeof french.toPaymentMethods>

export const amountDue = { left: (amount) => `Er blijft nog ${amount} te betalen.` } satisfies Draft<
  typeof french.amountDue
>

export const declineNames = {
  AM04: 'Onvoldoende saldo',
  MS03: 'Geweigerd door de bank',
  TM01: 'Technisch probleem',
  FF01: 'Technisch probleem',
  FF05: 'Technisch probleem',
  AM05: 'Dubbele afhouding',
  AC01: 'Rekening niet gevonden',
  AC04: 'Rekening afgesloten',
  AC06: 'Rekening geblokkeerd',
  AG01: 'Geen domiciliëring mogelijk op deze rekening',
  MD01: 'Mandaat niet geldig',
  MD06: 'Afhouding betwist',
  MD07: 'Rekening niet beschikbaar',
  MS02: 'Geweigerd door de titularis van de rekening',
  RC01: 'Bank niet herkend',
  SL01: 'Geblokkeerd door uw instellingen bij de bank',
  CNOR: 'Bank niet bereikbaar',
  DNOR: 'Bank niet bereikbaar',
  card_expired: 'Kaart vervallen',
  card_refused: 'Kaart geweigerd',
  card_lost: 'Kaart als verloren gemeld',
  card_disputed: 'Kaartbetaling betwist',
} satisfies Draft<typeof french.declineNames>

export const receiptStatuses = {
  paid: 'Betaald',
  declined: 'Afhouding geweigerd',
  declined_card: 'Betaling met kaart geweigerd',
  upcoming: 'Gepland',
} satisfies Draft<typeof french.receiptStatuses>

export const contribution = {
  of: (month: string) => `Premie van ${month}`,
} satisfies Draft<typeof french.contribution>

export const sponsorshipStages = {
  created: 'Offerte opgemaakt',
  signed: 'Offerte ondertekend',
  pending: 'Herroepingstermijn loopt',
  validated: 'Uitnodiging bevestigd',
  drawn: 'Beloning ontdekt',
  paid: 'Beloning betaald',
  refused: 'Niet aanvaard',
} satisfies Draft<typeof french.sponsorshipStages>

export const sponsorshipRefused = {
  clause: 'deze uitnodiging voldoet niet aan de voorwaarden van de actie',
} satisfies Draft<typeof french.sponsorshipRefused>

export const gainPayment = {
  by: (day: string) => `uiterlijk op ${day} op uw rekening voor terugbetalingen`,
} satisfies Draft<typeof french.gainPayment>
