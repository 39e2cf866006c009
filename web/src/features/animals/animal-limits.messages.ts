import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/animals/animal-limits.ts'
import * as it from '@coussinet/texts/it/pages/animals/animal-limits.ts'
import * as nl from '@coussinet/texts/nl/pages/animals/animal-limits.ts'

export const limitsMessages = messages({ fr: fr.limitsMessages, it: it.limitsMessages, nl: nl.limitsMessages })
