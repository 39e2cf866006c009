import * as fr from '@coussinet/texts/fr/form-words.ts'
import * as it from '@coussinet/texts/it/form-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/form-words.ts'

/** The name of each field, as its form shows it. */
export const fieldLabels = messages({ fr: fr.fieldLabels, it: it.fieldLabels, nl: nl.fieldLabels })
