import { messages } from './messages.ts'

/** Labels of a message to the insurer. */
export const messageLabels = messages({
  fr: { text: 'Votre message', files: 'Fichiers joints' },
  it: { text: 'Il Suo messaggio', files: 'File allegati' },
})
