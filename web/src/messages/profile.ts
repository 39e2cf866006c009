import type { SecurityEvent } from '@coussinet/contract/security.ts'
import * as fr from '@coussinet/texts/fr/profile.ts'
import * as it from '@coussinet/texts/it/profile.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/profile.ts'

export const offerMessages = messages({ fr: fr.offerMessages, it: it.offerMessages, nl: nl.offerMessages })

export const contactMessages = messages({ fr: fr.contactMessages, it: it.contactMessages, nl: nl.contactMessages })

export const automaticPasskeyMessages = messages({
  fr: fr.automaticPasskeyMessages,
  it: it.automaticPasskeyMessages,
  nl: nl.automaticPasskeyMessages,
})

export const passkeyMessages = messages({ fr: fr.passkeyMessages, it: it.passkeyMessages, nl: nl.passkeyMessages })

export const passwordMessages = messages({ fr: fr.passwordMessages, it: it.passwordMessages, nl: nl.passwordMessages })

export const tabMessages = messages({ fr: fr.tabMessages, it: it.tabMessages, nl: nl.tabMessages })

export const profileMessages = messages({ fr: fr.profileMessages, it: it.profileMessages, nl: nl.profileMessages })

export const logMessages = messages({ fr: fr.logMessages, it: it.logMessages, nl: nl.logMessages })

export const eventSentences = messages({
  fr: fr.eventSentences satisfies Record<SecurityEvent, string | ((detail: string) => string)>,
  it: it.eventSentences,
  nl: nl.eventSentences,
})

export const sessionMessages = messages({ fr: fr.sessionMessages, it: it.sessionMessages, nl: nl.sessionMessages })

export const relativeTimes = messages({ fr: fr.relativeTime, it: it.relativeTime, nl: nl.relativeTime })
