import * as fr from '@coussinet/texts/fr/papers.ts'
import * as it from '@coussinet/texts/it/papers.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'

export const certificateWords = paperMessages({ fr: fr.certificate, it: it.certificate })
