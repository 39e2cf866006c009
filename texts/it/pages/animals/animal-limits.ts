import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { guaranteeNames } from '@coussinet/contract/domain/cover.ts'
import { elided, plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { suspendedSince } from '@coussinet/contract/domain/suspension.ts'
import type * as french from '../../../fr/pages/animals/animal-limits.ts'

export const limitsMessages: Translated<typeof french.limitsMessages> = {
  title: 'I suoi limiti',
  year: (from: string, to: string) => elided(`Anno dal ${from} al ${to}`),
  available: 'ancora disponibili',
  availableAfter: 'disponibili alla ripresa della copertura',
  reserved: (amount: string) => `${amount} riservati da un accordo prima delle cure`,
  used: (used: string, total: string, percent: string) => elided(`${used} utilizzati su ${total}, pari al ${percent}`),
  ceiling: (sentence: string) => `Massimale annuo: ${sentence}`,
  spent: 'Il massimale dell’anno è raggiunto: le prossime cure torneranno a essere rimborsate dal prossimo anno.',
  spentByAgreement: (amount: string) =>
    `Il resto del massimale dell’anno, ${amount}, è riservato da un accordo prima delle cure: quelle cure saranno rimborsate come concordato, le altre di nuovo dal prossimo anno.`,
  waiting: 'Periodi di carenza',
  suspended: 'Copertura sospesa.',
  suspendedSince: (day: string) => `${suspendedSince(day, 'it')}.`,
  guarantee: guaranteeNames.it,
  ended: (day: string) => elided(`Terminato, copertura dal ${day}`),
  never: (day: string) => elided(`Senza carenza, copertura dal ${day}`),
  until: (day: string) => elided(`Copertura dal ${day}`),
  days: (count: number) => plural(count, `${count} giorno`, `${count} giorni`, 'it'),
  package: contractLabels.it.package,
  packageLeft: (left: string, total: string) => `${left} disponibili su ${total}`,
  packageSpent: (total: string) => `Pacchetto di ${total} interamente utilizzato`,
  deductible: 'Franchigia annua',
  deductibleUsed: (used: string, total: string) => `${used} già trattenuti su ${total}`,
  event: (cause: string) => `Evento in corso: ${cause}`,
  eventDays: (first: string, last: string, left: number) =>
    elided(
      plural(
        left,
        `Aperto il ${first}, ancora un giorno, fino al ${last}.`,
        `Aperto il ${first}, ancora ${left} giorni, fino al ${last}.`,
        'it',
      ),
    ),
  eventLastDay: (first: string) => elided(`Aperto il ${first}, oggi è il suo ultimo giorno.`),
  eventUsed: (used: string, total: string) => `${used} di franchigia già trattenuti su ${total}.`,
  eventMet: (total: string) => `${total} di franchigia trattenuti: per questo evento non si deduce altro.`,
  deductibleMet: (total: string) => `${total} trattenuti: quest’anno non si deduce altro`,
}
