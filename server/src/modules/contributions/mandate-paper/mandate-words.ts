import * as fr from '@coussinet/texts/fr/mandate-paper.ts'
import * as it from '@coussinet/texts/it/mandate-paper.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'

export const mandateWords = paperMessages({ fr: fr.mandate, it: it.mandate })
