import type { ErasureObstacle } from '@coussinet/contract/erasure.ts'
import * as fr from '@coussinet/texts/fr/personal-data.ts'
import * as it from '@coussinet/texts/it/personal-data.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/personal-data.ts'

export const erasureMessages = messages({
  fr: fr.erasureMessages satisfies { obstacles: Record<ErasureObstacle, string> },
  it: it.erasureMessages,
  nl: nl.erasureMessages,
})

export const personalDataMessages = messages({
  fr: fr.personalDataMessages,
  it: it.personalDataMessages,
  nl: nl.personalDataMessages,
})
