import * as fr from '@coussinet/texts/fr/platform.ts'
import * as it from '@coussinet/texts/it/platform.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/platform.ts'

export const answeringMessages = messages({
  fr: fr.answeringMessages,
  it: it.answeringMessages,
  nl: nl.answeringMessages,
})

export const attachedMessages = messages({ fr: fr.attachedMessages, it: it.attachedMessages, nl: nl.attachedMessages })

/** Texts around a new password and its repetition: on the fields, of its strength, and of each rule. */
export const newPasswordMessages = messages({
  fr: fr.newPasswordMessages,
  it: it.newPasswordMessages,
  nl: nl.newPasswordMessages,
})

export const failedMessages = messages({ fr: fr.failedMessages, it: it.failedMessages, nl: nl.failedMessages })

export const showMoreMessages = messages({ fr: fr.showMoreMessages, it: it.showMoreMessages, nl: nl.showMoreMessages })

export const pageIndexMessages = messages({
  fr: fr.pageIndexMessages,
  it: it.pageIndexMessages,
  nl: nl.pageIndexMessages,
})

/** State of a place for a file, before it is sent. */
export const photoMessages = messages({ fr: fr.photoMessages, it: it.photoMessages, nl: nl.photoMessages })

export const proofMessages = messages({ fr: fr.proofMessages, it: it.proofMessages, nl: nl.proofMessages })

export const deviceWords = messages({ fr: fr.deviceWords, it: it.deviceWords, nl: nl.deviceWords })

export const leaveMessages = messages({ fr: fr.leaveMessages, it: it.leaveMessages, nl: nl.leaveMessages })

export const copyWords = messages({ fr: fr.copyWords, it: it.copyWords, nl: nl.copyWords })

export const ages = messages({ fr: fr.ages, it: it.ages, nl: nl.ages })

export const nearDays = messages({ fr: fr.nearDays, it: it.nearDays, nl: nl.nearDays })

export const downloadWords = messages({ fr: fr.downloadWords, it: it.downloadWords, nl: nl.downloadWords })
