import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/receipts/schedule.ts'

export const scheduleMessages: Draft<typeof french.scheduleMessages> = {
  title: pageNames.schedule.nl,
  lead: 'De datums en de bedragen van uw afhoudingen. Is een dag geen werkdag, dan houdt de bank het bedrag de volgende werkdag af.',
  years: 'Een jaar kiezen',
  inYear: (year: number) => `Vervaldagen van ${year}`,
  date: 'Vervaldag',
  month: 'Premie',
  amount: 'Bedrag',
  total: 'Totaal',
  next: 'Volgende',
  none: (year: number) => `Geen vervaldagen in ${year}`,
  noneText: 'We hebben voor dit jaar geen vervaldagen om u te tonen.',
  calendar: 'Deze datums terugvinden in mijn agenda',
  loading: 'Bezig met laden…',
  failed: 'We konden uw betaalkalender niet tonen.',
}
