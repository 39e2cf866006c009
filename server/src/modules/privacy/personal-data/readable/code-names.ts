import * as fr from '@coussinet/texts/fr/personal-data-archive.ts'
import * as it from '@coussinet/texts/it/personal-data-archive.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/personal-data-archive.ts'

// Codes that only the archive names; those that pages name too are in the contract.

export const contractStatuses = messages({ fr: fr.contractStatuses, it: it.contractStatuses, nl: nl.contractStatuses })

export const endingKinds = messages({ fr: fr.endingKinds, it: it.endingKinds, nl: nl.endingKinds })

export const coverEnds = messages({ fr: fr.coverEnds, it: it.coverEnds, nl: nl.coverEnds })

export const fileStatuses = messages({ fr: fr.fileStatuses, it: it.fileStatuses, nl: nl.fileStatuses })

export const means = messages({ fr: fr.means, it: it.means, nl: nl.means })

export const outcomes = messages({ fr: fr.outcomes, it: it.outcomes, nl: nl.outcomes })

export const cardPaymentStatuses = messages({
  fr: fr.cardPaymentStatuses,
  it: it.cardPaymentStatuses,
  nl: nl.cardPaymentStatuses,
})

export const mandateStatuses = messages({ fr: fr.mandateStatuses, it: it.mandateStatuses, nl: nl.mandateStatuses })

export const codeStatuses = messages({ fr: fr.codeStatuses, it: it.codeStatuses, nl: nl.codeStatuses })

export const signedThings = messages({ fr: fr.signedThings, it: it.signedThings, nl: nl.signedThings })

export const evidenceKinds = messages({ fr: fr.evidenceKinds, it: it.evidenceKinds, nl: nl.evidenceKinds })

export const channels = messages({ fr: fr.channels, it: it.channels, nl: nl.channels })

export const notificationGroupNames = messages({
  fr: fr.notificationGroupNames,
  it: it.notificationGroupNames,
  nl: nl.notificationGroupNames,
})

export const invitationStates = messages({ fr: fr.invitationStates, it: it.invitationStates, nl: nl.invitationStates })

export const linkPurposes = messages({ fr: fr.linkPurposes, it: it.linkPurposes, nl: nl.linkPurposes })

export const erasureStatuses = messages({ fr: fr.erasureStatuses, it: it.erasureStatuses, nl: nl.erasureStatuses })

export const actors = messages({ fr: fr.actors, it: it.actors, nl: nl.actors })

/** Subjects of log lines, by the first word of the action. */
export const journalThings = messages({ fr: fr.journalThings, it: it.journalThings, nl: nl.journalThings })
