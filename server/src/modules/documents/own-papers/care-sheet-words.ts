import * as fr from '@coussinet/texts/fr/papers/care-sheet.ts'
import * as it from '@coussinet/texts/it/papers/care-sheet.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'

export const careSheetWords = paperMessages({ fr: fr.careSheet, it: it.careSheet })
