import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/animals/animal-cards.ts'
import * as it from '@coussinet/texts/it/pages/animals/animal-cards.ts'
import * as nl from '@coussinet/texts/nl/pages/animals/animal-cards.ts'

export const cardMessages = messages({ fr: fr.cardMessages, it: it.cardMessages, nl: nl.cardMessages })
