import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/onboarding/onboarding.ts'
import * as it from '@coussinet/texts/it/pages/onboarding/onboarding.ts'
import * as nl from '@coussinet/texts/nl/pages/onboarding/onboarding.ts'

export const onboardingMessages = messages({
  fr: fr.onboardingMessages,
  it: it.onboardingMessages,
  nl: nl.onboardingMessages,
})
