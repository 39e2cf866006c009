import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/home.ts'
import * as it from '@coussinet/texts/it/home.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/home.ts'

export const lastRefundsMessages = messages({
  fr: fr.lastRefundsMessages,
  it: it.lastRefundsMessages,
  nl: nl.lastRefundsMessages,
})

export const contributionMessages = messages({
  fr: fr.contributionMessages,
  it: it.contributionMessages,
  nl: nl.contributionMessages,
})

export const unreadMessages = messages({ fr: fr.unreadMessages, it: it.unreadMessages, nl: nl.unreadMessages })

export const welcomeMessages = messages({ fr: fr.welcomeMessages, it: it.welcomeMessages, nl: nl.welcomeMessages })

export const homeMessages = messages({ fr: fr.homeMessages, it: it.homeMessages, nl: nl.homeMessages })

export const onboardingMessages = messages({
  fr: fr.onboardingMessages(brandFacts),
  it: it.onboardingMessages(brandFacts),
  nl: nl.onboardingMessages(brandFacts),
})
