import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import type { ShownStatus } from './shown-status.ts'

/** Statuses of a request, as they are shown. */
export const refundStatuses = messages({
  fr: fr.refundStatuses satisfies Record<ShownStatus, string>,
  it: it.refundStatuses,
  nl: nl.refundStatuses,
})
