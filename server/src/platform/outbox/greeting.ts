import type { Language } from '@coussinet/contract/domain/messages.ts'

/** Greeting of a letter to a member. */
export const greeting = (firstname: string, language: Language): string =>
  `${language === 'it' ? 'Buongiorno' : 'Bonjour'} ${firstname},`
