import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { slogan, tagline } from '@coussinet/contract/brand/values/slogan.ts'

export const guestMessages = {
  brand: brandName,
  sample: 'Exemple de remboursement',
  promise: slogan.fr,
  tagline: tagline.fr,
  care: 'Consultation',
  refunded: 'Remboursé',
  done: 'remboursements déjà versés',
  language: 'Langue',
  copyright: (year: number) => `© ${year} ${brandName}`,
}
