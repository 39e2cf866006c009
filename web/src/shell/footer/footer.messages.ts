import { messages } from '#platform/language/i18n.ts'

export const footerMessages = messages({
  fr: {
    phone: 'Téléphone',
    hours: 'Horaires',
    weekdays: (open: string, close: string) => `Du lundi au vendredi, de ${open} à ${close}`,
    open: 'Ouvert maintenant',
    closed: 'Fermé pour le moment',
    post: 'Adresse postale',
    social: 'Nos réseaux sociaux',
    copyright: (year: number, company: string) => `© ${year} ${company}. Tous droits réservés.`,
  },
  it: {
    phone: 'Telefono',
    hours: 'Orari',
    weekdays: (open: string, close: string) => `Dal lunedì al venerdì, dalle ${open} alle ${close}`,
    open: 'Aperto ora',
    closed: 'Ora chiuso',
    post: 'Indirizzo postale',
    social: 'I nostri social',
    copyright: (year: number, company: string) => `© ${year} ${company}. Tutti i diritti riservati.`,
  },
})
