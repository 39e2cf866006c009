import { messages } from '#platform/language/i18n.ts'

/** What a request is about. */
export const subjectMessages = messages({
  fr: {
    careOf: (day: string) => `Soins du ${day}`,
    begunOn: (day: string) => `Demande commencée le ${day}`,
  },
  it: {
    careOf: (day: string) => `Cure del ${day}`,
    begunOn: (day: string) => `Richiesta iniziata il ${day}`,
  },
})
