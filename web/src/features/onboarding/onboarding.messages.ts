import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/home.ts'
import * as it from '@coussinet/texts/it/home.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/home.ts'

export const onboardingMessages = messages({
  fr: fr.onboardingMessages(brandFacts),
  it: it.onboardingMessages(brandFacts),
  nl: nl.onboardingMessages(brandFacts),
})
