import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { slogan, tagline } from '@coussinet/contract/brand/values/slogan.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/shell/guest/guest-shell.ts'

export const guestMessages: Translated<typeof french.guestMessages> = {
  brand: brandName,
  sample: 'Esempio di rimborso',
  promise: slogan.it,
  tagline: tagline.it,
  care: 'Visita',
  refunded: 'Rimborsato',
  done: 'rimborsi già accreditati',
  language: 'Lingua',
  copyright: (year: number) => `© ${year} ${brandName}`,
}
