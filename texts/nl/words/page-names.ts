import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/page-names.ts'

export const pageNames: Draft<typeof french.pageNames> = {
  home: 'Start',
  refunds: 'Mijn terugbetalingen',
  new_request: 'Nieuwe terugbetalingsaanvraag',
  contest: 'Deze beslissing betwisten',
  estimate: 'Een terugbetaling ramen',
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
}
