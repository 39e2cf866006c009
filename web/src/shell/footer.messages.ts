import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/shell/footer.ts'
import * as it from '@coussinet/texts/it/pages/shell/footer.ts'
import * as nl from '@coussinet/texts/nl/pages/shell/footer.ts'

export const footerMessages = messages({ fr: fr.footerMessages, it: it.footerMessages, nl: nl.footerMessages })
