import * as fr from '@coussinet/texts/fr/form-words.ts'
import * as it from '@coussinet/texts/it/form-words.ts'
import { label, type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/form-words.ts'

/** Sentences of a page when something has come or has changed, and of the letter that follows. */
export const received = messages({ fr: fr.received, it: it.received, nl: nl.received })

/** That a member’s own data have been handed out. */
export const dataDownloaded = label({ fr: fr.dataDownloaded, it: it.dataDownloaded, nl: nl.dataDownloaded })

const mandateEnds = messages({ fr: fr.mandateEnds, it: it.mandateEnds, nl: nl.mandateEnds })

/** That another means of payment has ended a mandate. */
export const mandateEnded = (umr: string, account: string, language: Language): string =>
  mandateEnds[language].sentence(umr, account)
