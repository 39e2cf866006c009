import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const cardMessages = messages({
  fr: {
    breedAndAge: (breed: string, age: string) => `${breed}, ${age}`,
    formula: (name: string) => `Formule ${name}`,
    noFormula: 'Aucune formule choisie',
    coveredFrom: (day: string) => `Garanties à partir du ${day}`,
    coveredUntil: (day: string) => `Garanties jusqu’au ${day}`,
    over: 'Garanties terminées',
    left: 'disponibles',
  },
  it: {
    breedAndAge: (breed: string, age: string) => `${breed}, ${age}`,
    formula: (name: string) => `Formula ${name}`,
    noFormula: 'Nessuna formula scelta',
    coveredFrom: (day: string) => elided(`Copertura dal ${day}`),
    coveredUntil: (day: string) => elided(`Copertura fino al ${day}`),
    over: 'Copertura terminata',
    left: 'disponibili',
  },
})
