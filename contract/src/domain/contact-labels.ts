import { messages } from './messages.ts'

/** Labels of a message to the insurer. */
export const messageLabels = messages({
  fr: { text: 'Votre message', files: 'Fichiers joints', answers: 'Nos réponses', answer: 'Notre réponse' },
  it: { text: 'Il Suo messaggio', files: 'File allegati', answers: 'Le nostre risposte', answer: 'La nostra risposta' },
})
