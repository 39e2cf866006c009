import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/papers/legal/rgpd.ts'

export const rgpd: Translated<typeof french.rgpd> = {
  months: (count) => `${count} mesi`,
  years: (count) => `${count} ann${count === 1 ? 'o' : 'i'}`,
  days: (count) => `${count} giorni`,
  hours: (count) => `${count} ore`,
}
