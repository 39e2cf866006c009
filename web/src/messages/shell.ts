import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/shell.ts'
import * as it from '@coussinet/texts/it/shell.ts'
import { labels, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/shell.ts'

export const awaitedMessages = messages({ fr: fr.awaitedMessages, it: it.awaitedMessages, nl: nl.awaitedMessages })

export const endedMessages = messages({ fr: fr.endedMessages, it: it.endedMessages, nl: nl.endedMessages })

export const suspensionMessages = messages({
  fr: fr.suspensionMessages,
  it: it.suspensionMessages,
  nl: nl.suspensionMessages,
})

export const troubleMessages = messages({ fr: fr.troubleMessages, it: it.troubleMessages, nl: nl.troubleMessages })

export const footerMessages = messages({ fr: fr.footerMessages, it: it.footerMessages, nl: nl.footerMessages })

export const guestMessages = messages({
  fr: fr.guestMessages(brandFacts),
  it: it.guestMessages(brandFacts),
  nl: nl.guestMessages(brandFacts),
})

export const largeGuestMessages = messages({
  fr: fr.largeGuestMessages,
  it: it.largeGuestMessages,
  nl: nl.largeGuestMessages,
})

export const legalLinkMessages = messages({
  fr: fr.legalLinkMessages,
  it: it.legalLinkMessages,
  nl: nl.legalLinkMessages,
})

export const offlineMessages = messages({ fr: fr.offlineMessages, it: it.offlineMessages, nl: nl.offlineMessages })

export const shellMessages = messages({
  fr: fr.shellMessages(brandFacts),
  it: it.shellMessages(brandFacts),
  nl: nl.shellMessages(brandFacts),
})

export const userMessages = messages({ fr: fr.userMessages, it: it.userMessages, nl: nl.userMessages })

export const themeMessages = messages({ fr: fr.themeMessages, it: it.themeMessages, nl: nl.themeMessages })

export const toastsMessages = messages({ fr: fr.toastsMessages, it: it.toastsMessages, nl: nl.toastsMessages })

/** Names of subpages, for breadcrumbs and titles, by content. */
export const crumbs = labels({ fr: fr.crumbs, it: it.crumbs, nl: nl.crumbs })

export const unreadWords = messages({ fr: fr.unreadWords, it: it.unreadWords, nl: nl.unreadWords })
