import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { slogan, tagline } from '@coussinet/contract/brand/values/slogan.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const guestMessages = messages({
  fr: {
    brand: brandName,
    sample: 'Exemple de remboursement',
    promise: slogan.fr,
    tagline: tagline.fr,
    care: 'Consultation',
    refunded: 'Remboursé',
    done: 'remboursements déjà versés',
    language: 'Langue',
    copyright: (year: number) => `© ${year} ${brandName}`,
  },
  it: {
    brand: brandName,
    sample: 'Esempio di rimborso',
    promise: slogan.it,
    tagline: tagline.it,
    care: 'Visita',
    refunded: 'Rimborsato',
    done: 'rimborsi già accreditati',
    language: 'Lingua',
    copyright: (year: number) => `© ${year} ${brandName}`,
  },
})
