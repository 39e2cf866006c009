import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/animals/no-animal.ts'
import * as it from '@coussinet/texts/it/pages/animals/no-animal.ts'
import * as nl from '@coussinet/texts/nl/pages/animals/no-animal.ts'

export const noAnimalMessages = messages({ fr: fr.noAnimalMessages, it: it.noAnimalMessages, nl: nl.noAnimalMessages })
