import { messages } from '@coussinet/contract/domain/messages.ts'

export const noAnimalMessages = messages({
  fr: { title: 'Pas encore de pattes ici', text: 'Aucun animal n’est rattaché à votre contrat.' },
  it: { title: 'Ancora nessuna zampa qui', text: 'Nessun animale è collegato alla Sua polizza.' },
})
