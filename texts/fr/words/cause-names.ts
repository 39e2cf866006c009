import type { Cause } from '@coussinet/contract/refund-requests.ts'

export const causeNames = {
  accident: 'Accident',
  illness: 'Maladie',
  prevention: 'Prévention',
} satisfies Record<Cause, string>
