import * as fr from '@coussinet/texts/fr/words/field-labels.ts'
import * as it from '@coussinet/texts/it/words/field-labels.ts'
import * as nl from '@coussinet/texts/nl/words/field-labels.ts'
import { messages } from './messages.ts'

/** The name of each field, as its form shows it. */
export const fieldLabels = messages({ fr: fr.fieldLabels, it: it.fieldLabels, nl: nl.fieldLabels })
