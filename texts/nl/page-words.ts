import type * as french from '../fr/page-words.ts'
import type { Draft } from '../messages.ts'

export const calendarNames = {
  months: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  shortMonths: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  weekdays: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
} satisfies Draft<typeof french.calendarNames>

export const pageNames = {
  home: 'Start',
  refunds: 'Mijn terugbetalingen',
  new_request: 'Nieuwe terugbetalingsaanvraag',
  pile: 'Mijn documenten sorteren',
  dispute: 'Deze beslissing betwisten',
  estimate: 'Terugbetaling berekenen',
  quotes: 'Akkoorden vooraf',
  new_quote: 'Een akkoord vooraf vragen',
  sponsorship: 'Mijn uitnodigingen',
  animals: 'Mijn dieren',
  cover_ending: 'Een dier is er niet meer',
  profile: 'Mijn gegevens',
  contract: 'Mijn contract',
  termination: 'Mijn contract opzeggen',
  withdrawal: 'Mijn contract herroepen',
  payment_methods: 'Betaalmiddelen',
  account: 'Mijn bankrekening wijzigen',
  refund_account: 'Rekening voor mijn terugbetalingen',
  card: 'Betalen met kaart',
  receipts: 'Premies',
  schedule: 'Betaalkalender',
  notifications: 'Meldingen',
  notification_preferences: 'Voorkeuren voor meldingen',
  contact: 'Contact',
  faq: 'Veelgestelde vragen',
} satisfies Draft<typeof french.pageNames>
