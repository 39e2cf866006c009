import { elided, plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const cardMessages = messages({
  fr: {
    breedAndAge: (breed: string, age: string) => `${breed}, ${age}`,
    formula: (name: string) => `Formule ${name}`,
    noFormula: 'Aucune formule choisie',
    coveredFrom: (day: string) => `Garanties à partir du ${day}`,
    coveredUntil: (day: string) => `Garanties jusqu’au ${day}`,
    over: 'Garanties terminées',
    remember: 'Leurs pages et leurs documents restent ici',
    left: 'disponibles',
    waits: (guarantee: string, days: number) =>
      `${guarantee} : ${plural(days, 'encore un jour de carence', `encore ${days} jours de carence`, 'fr')}`,
    numberMissing: (days: number) =>
      days === 0
        ? 'Numéro d’identification : dernier jour'
        : `Numéro d’identification : ${plural(days, 'un jour', `${days}\u00a0jours`, 'fr')}`,
    numberOverdue: 'Numéro d’identification en retard',
  },
  it: {
    breedAndAge: (breed: string, age: string) => `${breed}, ${age}`,
    formula: (name: string) => `Formula ${name}`,
    noFormula: 'Nessuna formula scelta',
    coveredFrom: (day: string) => elided(`Copertura dal ${day}`),
    coveredUntil: (day: string) => elided(`Copertura fino al ${day}`),
    over: 'Copertura terminata',
    remember: 'Le loro pagine e i loro documenti restano qui',
    left: 'disponibili',
    waits: (guarantee: string, days: number) =>
      `${guarantee}: ${plural(days, 'ancora un giorno di carenza', `ancora ${days} giorni di carenza`, 'it')}`,
    numberMissing: (days: number) =>
      days === 0
        ? 'Numero di identificazione: ultimo giorno'
        : `Numero di identificazione: ${plural(days, 'un giorno', `${days}\u00a0giorni`, 'it')}`,
    numberOverdue: 'Numero di identificazione in ritardo',
  },
})
