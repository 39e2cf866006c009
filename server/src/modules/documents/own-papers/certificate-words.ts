import * as fr from '@coussinet/texts/fr/papers/certificate.ts'
import * as it from '@coussinet/texts/it/papers/certificate.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'

export const certificateWords = paperMessages({ fr: fr.certificate, it: it.certificate })
