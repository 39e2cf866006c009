import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/animals/animal-papers.ts'
import * as it from '@coussinet/texts/it/pages/animals/animal-papers.ts'
import * as nl from '@coussinet/texts/nl/pages/animals/animal-papers.ts'

export const papersMessages = messages({ fr: fr.papersMessages, it: it.papersMessages, nl: nl.papersMessages })
