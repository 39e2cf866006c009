import { messages } from '@coussinet/contract/domain/messages.ts'

export const footerMessages = messages({
  fr: {
    reach: 'Nous joindre',
    more: 'Plus',
    company: 'Assureur',
    hours: 'Horaires',
    post: 'Adresse postale',
    social: 'Nos réseaux sociaux',
    privacy: 'Confidentialité',
    sponsorship: 'Parrainer un proche',
    copyright: (year: number, company: string) => `© ${year} ${company}. Tous droits réservés.`,
  },
  it: {
    reach: 'Orari e indirizzo',
    more: 'Altro',
    company: 'Assicuratore',
    hours: 'Orari',
    post: 'Indirizzo postale',
    social: 'I nostri social',
    privacy: 'Privacy',
    sponsorship: 'Presenta un amico',
    copyright: (year: number, company: string) => `© ${year} ${company}. Tutti i diritti riservati.`,
  },
})
