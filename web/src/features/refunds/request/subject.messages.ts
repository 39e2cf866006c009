import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

/** What a request is about. */
export const subjectMessages = messages({
  fr: {
    careOf: (day: string) => `Soins du ${day}`,
    begunOn: (day: string) => `Demande commencée le ${day}`,
  },
  it: {
    careOf: (day: string) => elided(`Cure del ${day}`),
    begunOn: (day: string) => elided(`Richiesta iniziata il ${day}`),
  },
})
