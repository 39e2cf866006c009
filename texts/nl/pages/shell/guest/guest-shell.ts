import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { slogan, tagline } from '@coussinet/contract/brand/values/slogan.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/shell/guest/guest-shell.ts'

export const guestMessages: Draft<typeof french.guestMessages> = {
  brand: brandName,
  sample: 'Voorbeeld van een terugbetaling',
  promise: slogan.nl,
  tagline: tagline.nl,
  care: 'Consultatie',
  refunded: 'Terugbetaald',
  done: 'terugbetalingen al gestort',
  language: 'Taal',
  copyright: (year: number) => `© ${year} ${brandName}`,
}
