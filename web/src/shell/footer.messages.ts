import { messages } from '@coussinet/contract/domain/messages.ts'

export const footerMessages = messages({
  fr: {
    phone: 'Téléphone',
    hours: 'Horaires',
    post: 'Adresse postale',
    social: 'Nos réseaux sociaux',
    privacy: 'Confidentialité',
    sponsorship: 'Parrainer un proche',
    copyright: (year: number, company: string) => `© ${year} ${company}. Tous droits réservés.`,
  },
  it: {
    phone: 'Telefono',
    hours: 'Orari',
    post: 'Indirizzo postale',
    social: 'I nostri social',
    privacy: 'Privacy',
    sponsorship: 'Presenta un amico',
    copyright: (year: number, company: string) => `© ${year} ${company}. Tutti i diritti riservati.`,
  },
})
