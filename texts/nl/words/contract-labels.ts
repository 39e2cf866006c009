import { memberNumber } from '@coussinet/contract/domain/member-number.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/contract-labels.ts'

export const contractLabels: Draft<typeof french.contractLabels> = {
  number: 'Contractnummer',
  nevg: memberNumber.nl,
  effective_date: 'Ingangsdatum',
  last_day: 'Laatste dag van de waarborgen',
  rate: 'Terugbetalingspercentage',
  ceiling: 'Jaarplafond',
  deductible: 'Vrijstelling',
  package: 'Preventiepakket (vaccins en preventie)',
  price: 'Maandprijs, beheerskosten inbegrepen',
  due_day: 'Dag van de afhouding',
  animals: 'Verzekerde dieren',
}
