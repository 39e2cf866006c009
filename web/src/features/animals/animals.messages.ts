import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/animals/animals.ts'
import * as it from '@coussinet/texts/it/pages/animals/animals.ts'
import * as nl from '@coussinet/texts/nl/pages/animals/animals.ts'

export const animalMessages = messages({ fr: fr.animalMessages, it: it.animalMessages, nl: nl.animalMessages })
