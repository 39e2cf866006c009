import * as fr from '@coussinet/texts/fr/personal-data-archive.ts'
import * as it from '@coussinet/texts/it/personal-data-archive.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/personal-data-archive.ts'

export const sectionTitles = messages({ fr: fr.sectionTitles, it: it.sectionTitles, nl: nl.sectionTitles })

export const partTitles = messages({ fr: fr.partTitles, it: it.partTitles, nl: nl.partTitles })

export const archiveLabels = messages({ fr: fr.archiveLabels, it: it.archiveLabels, nl: nl.archiveLabels })

export const languageNames = messages({ fr: fr.languageNames, it: it.languageNames, nl: nl.languageNames })

export const billLine = messages({ fr: fr.billLine, it: it.billLine, nl: nl.billLine })
