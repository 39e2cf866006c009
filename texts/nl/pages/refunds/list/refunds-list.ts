import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../../../fr/pages/refunds/list/refunds-list.ts'

export const listMessages: Draft<typeof french.listMessages> = {
  title: pageNames.refunds.nl,
  lead: 'Volg elke aanvraag tot de overschrijving, en bekijk de berekening regel per regel.',
  newRequest: 'Nieuwe aanvraag',
  estimate: pageNames.estimate.nl,
  quotes: pageNames.quotes.nl,
  locked: 'De terugbetalingen zijn beschikbaar vanaf de ingangsdatum van uw contract.',
  filter: 'Filteren op dier',
  everyAnimal: 'Alle',
  underWay: 'Lopende aanvragen',
  lastTwelveMonths: 'Laatste twaalf maanden',
  last: 'Laatste terugbetalingen',
  noRefund: 'Nog niets in het eetbakje',
  noRefundText: 'Geen terugbetalingen in de laatste 12 maanden.',
  noRefundOf: (name: string) => `${name} heeft nog geen terugbetalingen.`,
  withoutRefused: 'Voorlopig worden niet alle geweigerde aanvragen getoond.',
  firstRequest: 'Een eerste aanvraag indienen',
  deleteDraft: 'Concept verwijderen',
  more: 'Meer tonen',
  loadingMore: 'Bezig met laden',
  refunded: 'Terugbetaald',
  billed: 'Gefactureerd',
  refundedBills: 'Terugbetaalde dossiers',
  ratio: (some: number, all: number) => `${some} van ${all}`,
  care: 'Behandelingen',
  careDate: requestLabels.nl.care_date,
  status: 'Status',
  unknown: 'Zonder bedrag',
  deleteTitle: 'Dit concept verwijderen?',
  deleteText: 'De factuur en de documenten die u al hebt toegevoegd, worden gewist. Dit is definitief.',
  deleteYes: 'Verwijderen',
  keepIt: 'Concept behouden',
  deleted: 'Het concept is verwijderd.',
}
