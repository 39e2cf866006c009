import * as fr from '@coussinet/texts/fr/papers/mandate-paper/mandate.ts'
import * as it from '@coussinet/texts/it/papers/mandate-paper/mandate.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'

export const mandateWords = paperMessages({ fr: fr.mandate, it: it.mandate })
