import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import type * as french from '../../../fr/pages/profile/password.ts'

export const passwordMessages: Translated<typeof french.passwordMessages> = {
  current: 'Password attuale',
  submit: 'Cambia la password',
  submitting: 'Modifica in corso',
  changed: `${received.it.password}.`,
  others: 'Gli altri dispositivi verranno disconnessi e La avviseremo via e-mail.',
}
