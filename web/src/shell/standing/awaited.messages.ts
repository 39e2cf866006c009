import { messages } from '@coussinet/contract/domain/messages.ts'

export const awaitedMessages = messages({
  fr: {
    title: 'Votre contrat n’est pas encore arrivé',
    text: 'Nous l’enregistrons. Dès qu’il sera là, cette page s’ouvrira d’elle-même : vous n’avez rien à faire.',
    profile: 'Vérifier mes informations',
    contact: 'Nous écrire',
  },
  it: {
    title: 'La Sua polizza non è ancora arrivata',
    text: 'La stiamo registrando. Appena sarà qui, questa pagina si aprirà da sola: non deve fare nulla.',
    profile: 'Verifica i miei dati',
    contact: 'Ci scriva',
  },
})
