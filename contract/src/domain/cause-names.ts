import type { Cause } from '../refund-requests.ts'
import { messages } from './messages.ts'

/** Reasons of care. */
export const causeNames = messages({
  fr: {
    accident: 'Accident',
    illness: 'Maladie',
    prevention: 'Prévention',
  } satisfies Record<Cause, string>,
  it: {
    accident: 'Infortunio',
    illness: 'Malattia',
    prevention: 'Prevenzione',
  },
})
