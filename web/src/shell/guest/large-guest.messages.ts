import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/shell/guest/large-guest.ts'
import * as it from '@coussinet/texts/it/pages/shell/guest/large-guest.ts'
import * as nl from '@coussinet/texts/nl/pages/shell/guest/large-guest.ts'

export const largeGuestMessages = messages({
  fr: fr.largeGuestMessages,
  it: it.largeGuestMessages,
  nl: nl.largeGuestMessages,
})
