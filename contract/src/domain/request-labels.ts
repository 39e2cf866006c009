import { messages } from './messages.ts'

/** What the facts of a request are called, whatever was asked for. */
export const requestLabels = messages({
  fr: { tracking_reference: 'Numéro de suivi', first_symptoms: 'Date des premiers symptômes' },
  it: { tracking_reference: 'Numero pratica', first_symptoms: 'Data dei primi sintomi' },
})
