import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'

const greetings = messages({ fr: fr.greetings, it: it.greetings, nl: nl.greetings })

export const greeting = (firstname: string, language: Language): string => greetings[language].member(firstname)

export const plainGreeting = (language: Language): string => greetings[language].anyone
