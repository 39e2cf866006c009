import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'

export const frameWords = messages({ fr: fr.frame(brandFacts), it: it.frame(brandFacts), nl: nl.frame(brandFacts) })
