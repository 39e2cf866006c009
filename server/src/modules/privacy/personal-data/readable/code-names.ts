import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/server/privacy/personal-data/readable/code-names.ts'
import * as it from '@coussinet/texts/it/server/privacy/personal-data/readable/code-names.ts'

// Codes that only the archive says in words; what a page says too is in the contract.

export const contractStatuses = messages({ fr: fr.contractStatuses, it: it.contractStatuses })

export const endingKinds = messages({ fr: fr.endingKinds, it: it.endingKinds })

export const coverEnds = messages({ fr: fr.coverEnds, it: it.coverEnds })

export const fileStatuses = messages({ fr: fr.fileStatuses, it: it.fileStatuses })

export const means = messages({ fr: fr.means, it: it.means })

export const outcomes = messages({ fr: fr.outcomes, it: it.outcomes })

export const cardPaymentStatuses = messages({ fr: fr.cardPaymentStatuses, it: it.cardPaymentStatuses })

export const mandateStatuses = messages({ fr: fr.mandateStatuses, it: it.mandateStatuses })

export const codeStatuses = messages({ fr: fr.codeStatuses, it: it.codeStatuses })

export const signedThings = messages({ fr: fr.signedThings, it: it.signedThings })

export const evidenceKinds = messages({ fr: fr.evidenceKinds, it: it.evidenceKinds })

export const channels = messages({ fr: fr.channels, it: it.channels })

export const notificationGroupNames = messages({ fr: fr.notificationGroupNames, it: it.notificationGroupNames })

export const invitationStates = messages({ fr: fr.invitationStates, it: it.invitationStates })

export const linkPurposes = messages({ fr: fr.linkPurposes, it: it.linkPurposes })

export const erasureStatuses = messages({ fr: fr.erasureStatuses, it: it.erasureStatuses })

export const actors = messages({ fr: fr.actors, it: it.actors })

/** Things that the journals tell of, by the first word of what was done. */
export const journalThings = messages({ fr: fr.journalThings, it: it.journalThings })
