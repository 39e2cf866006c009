import { messages } from '#platform/language/i18n.ts'

export const cardMessages = messages({
  fr: {
    none: 'Pas encore de pattes ici',
    noneText: 'Aucun animal n’est rattaché à votre contrat.',
    breedAndAge: (breed: string, age: string) => `${breed}, ${age}`,
    formula: (name: string) => `Formule ${name}`,
    noFormula: 'Aucune formule choisie',
    coveredFrom: (day: string) => `Garanties à partir du ${day}`,
    left: 'disponibles',
  },
  it: {
    none: 'Ancora nessuna zampa qui',
    noneText: 'Nessun animale è collegato alla Sua polizza.',
    breedAndAge: (breed: string, age: string) => `${breed}, ${age}`,
    formula: (name: string) => `Formula ${name}`,
    noFormula: 'Nessuna formula scelta',
    coveredFrom: (day: string) => `Copertura dal ${day}`,
    left: 'disponibili',
  },
})
