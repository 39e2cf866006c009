import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/animals/animal-cards.ts'

export const cardMessages: Draft<typeof french.cardMessages> = {
  breedAndAge: (breed: string, age: string) => `${breed}, ${age}`,
  formula: (name: string) => `Formule ${name}`,
  noFormula: 'Geen formule gekozen',
  coveredFrom: (day: string) => `Waarborgen vanaf ${day}`,
  coveredUntil: (day: string) => `Waarborgen tot en met ${day}`,
  over: 'Waarborgen beëindigd',
  remember: 'Hun pagina’s en hun documenten blijven hier',
  left: 'beschikbaar',
  leftAfter: 'beschikbaar zodra de waarborgen hervatten',
  reserved: (amount: string) => `${amount} gereserveerd`,
  waits: (guarantee: string, days: number) =>
    `${guarantee}: ${plural(days, 'nog één dag wachttijd', `nog ${days} dagen wachttijd`, 'nl')}`,
  numberMissing: (days: number) =>
    days === 0
      ? 'Identificatienummer: laatste dag'
      : `Identificatienummer: ${plural(days, 'nog één dag', `nog ${days}\u00a0dagen`, 'nl')}`,
  numberOverdue: 'Identificatienummer te laat',
}
