import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../../../fr/pages/animals/costs/costs.ts'

export const costsMessages: Draft<typeof french.costsMessages> = {
  title: 'Uitgaven',
  failed: 'We konden de uitgaven niet tonen.',
  loading: 'Bezig met laden…',
  years: 'Verzekeringsjaar',
  span: (from: string, to: string) => `Behandelingen van ${from} tot en met ${to}`,
  billed: refundLabels.nl.billed,
  refunded: refundLabels.nl.refunded,
  left: refundLabels.nl.kept,
  none: 'Geen uitgaven dit jaar',
  noneText: 'Terugbetaalde of geweigerde behandelingen verschijnen hier, maand per maand.',
  table: 'Tabel bekijken',
  both: (billed: string, refunded: string) => `${billed} gefactureerd, ${refunded} terugbetaald`,
  at: (when: string, what: string) => `${when}: ${what}`,
  total: 'Totaal',
  month: {
    title: 'Maand per maand',
    column: 'Maand',
    summary: (both: string, month: string, amount: string) =>
      `Uitgaven maand per maand: ${both}. De duurste maand is ${month}, met ${amount} gefactureerd.`,
  },
  kind: {
    title: 'Per soort behandeling',
    column: 'Soort behandeling',
    others: 'Andere behandelingen',
    summary: (list: string) => `Uitgaven per soort behandeling: ${list}.`,
    of: (kind: string, both: string) => `${kind}, ${both}`,
  },
  ceiling: {
    title: 'Het plafond in de loop van het jaar',
    used: 'Gebruikt',
    limit: (amount: string) => `Plafond van ${amount}`,
    day: requestLabels.nl.care_date,
    remaining: 'Niet gebruikt',
    both: (used: string, left: string) => `${used} gebruikt, ${left} niet gebruikt`,
    on: (day: string, both: string) => `Op ${day}: ${both}`,
    come: (day: string) => `Op ${day}: nog niet bekend`,
    summary: (limit: string, both: string) => `${limit}: ${both}.`,
    none: 'Er is nog niets van het plafond gebruikt.',
  },
}
