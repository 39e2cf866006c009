import { messages } from '#platform/language/i18n.ts'

export const guestMessages = messages({
  fr: {
    brand: 'Coussinet',
    sample: 'Exemple de remboursement',
    promise: ['Toujours retomber', 'sur ses pattes.'],
    tagline: 'La santé de vos compagnons, bien remboursée.',
    care: 'Consultation',
    refunded: 'Remboursé',
    done: 'remboursements déjà versés',
    language: 'Langue',
    copyright: (year: number) => `© ${year} Coussinet`,
  },
  it: {
    brand: 'Coussinet',
    sample: 'Esempio di rimborso',
    promise: ['Cadere sempre', 'in piedi.'],
    tagline: 'La salute dei Suoi animali, rimborsata bene.',
    care: 'Visita',
    refunded: 'Rimborsato',
    done: 'rimborsi già accreditati',
    language: 'Lingua',
    copyright: (year: number) => `© ${year} Coussinet`,
  },
})
