import * as fr from '@coussinet/texts/fr/animals.ts'
import * as it from '@coussinet/texts/it/animals.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/animals.ts'

export const cardMessages = messages({ fr: fr.cardMessages, it: it.cardMessages, nl: nl.cardMessages })

export const limitsMessages = messages({ fr: fr.limitsMessages, it: it.limitsMessages, nl: nl.limitsMessages })

export const papersMessages = messages({ fr: fr.papersMessages, it: it.papersMessages, nl: nl.papersMessages })

export const animalMessages = messages({ fr: fr.animalMessages, it: it.animalMessages, nl: nl.animalMessages })

export const costsMessages = messages({ fr: fr.costsMessages, it: it.costsMessages, nl: nl.costsMessages })

export const coverEndingMessages = messages({
  fr: fr.coverEndingMessages,
  it: it.coverEndingMessages,
  nl: nl.coverEndingMessages,
})

export const identificationMessages = messages({
  fr: fr.identificationMessages,
  it: it.identificationMessages,
  nl: nl.identificationMessages,
})

export const noAnimalMessages = messages({ fr: fr.noAnimalMessages, it: it.noAnimalMessages, nl: nl.noAnimalMessages })
