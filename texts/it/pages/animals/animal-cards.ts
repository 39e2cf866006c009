import { elided, plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/animals/animal-cards.ts'

export const cardMessages: Translated<typeof french.cardMessages> = {
  breedAndAge: (breed: string, age: string) => `${breed}, ${age}`,
  formula: (name: string) => `Formula ${name}`,
  noFormula: 'Nessuna formula scelta',
  coveredFrom: (day: string) => elided(`Copertura dal ${day}`),
  coveredUntil: (day: string) => elided(`Copertura fino al ${day}`),
  over: 'Copertura terminata',
  remember: 'Le loro pagine e i loro documenti restano qui',
  left: 'disponibili',
  leftAfter: 'disponibili alla ripresa della copertura',
  reserved: (amount: string) => `${amount} riservati`,
  waits: (guarantee: string, days: number) =>
    `${guarantee}: ${plural(days, 'ancora un giorno di carenza', `ancora ${days} giorni di carenza`, 'it')}`,
  numberMissing: (days: number) =>
    days === 0
      ? 'Numero di identificazione: ultimo giorno'
      : `Numero di identificazione: ${plural(days, 'un giorno', `${days}\u00a0giorni`, 'it')}`,
  numberOverdue: 'Numero di identificazione in ritardo',
}
