import { messages } from '@coussinet/contract/domain/messages.ts'

export const themeMessages = messages({
  fr: { light: 'Passer en mode clair', dark: 'Passer en mode sombre' },
  it: { light: 'Passa alla modalità chiara', dark: 'Passa alla modalità scura' },
})
