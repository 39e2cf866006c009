import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/animals/costs/costs.ts'
import * as it from '@coussinet/texts/it/pages/animals/costs/costs.ts'
import * as nl from '@coussinet/texts/nl/pages/animals/costs/costs.ts'

export const costsMessages = messages({ fr: fr.costsMessages, it: it.costsMessages, nl: nl.costsMessages })
