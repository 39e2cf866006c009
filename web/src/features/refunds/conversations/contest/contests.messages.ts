import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/contest/contests.ts'
import * as it from '@coussinet/texts/it/pages/refunds/contest/contests.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/contest/contests.ts'

/** Words of the contests on the page of their request. */
export const contestsMessages = messages({
  fr: fr.contestsMessages,
  it: it.contestsMessages,
  nl: nl.contestsMessages,
})
