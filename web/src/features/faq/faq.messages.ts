import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/faq/faq.ts'
import * as it from '@coussinet/texts/it/pages/faq/faq.ts'
import * as nl from '@coussinet/texts/nl/pages/faq/faq.ts'

export const faqMessages = messages({ fr: fr.faqMessages, it: it.faqMessages, nl: nl.faqMessages })
