import { messages } from '@coussinet/contract/domain/messages.ts'

export const largeGuestMessages = messages({
  fr: {
    login: 'Me connecter',
    home: 'Mon espace',
    privacy: 'Confidentialité',
    copyright: (year: number, company: string) => `© ${year} ${company}. Tous droits réservés.`,
  },
  it: {
    login: 'Accedi',
    home: 'La mia area',
    privacy: 'Privacy',
    copyright: (year: number, company: string) => `© ${year} ${company}. Tutti i diritti riservati.`,
  },
})
