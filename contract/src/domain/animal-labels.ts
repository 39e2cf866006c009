import { messages } from './messages.ts'

/** Labels of an animal, where more than its page says them. */
export const animalLabels = messages({
  fr: { identification: 'Numéro d’identification', colour: 'Couleur de la robe' },
  it: { identification: 'Numero di identificazione', colour: 'Colore del mantello' },
})
