import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import type * as french from '../../../fr/pages/profile/password.ts'

export const passwordMessages: Draft<typeof french.passwordMessages> = {
  current: 'Huidig wachtwoord',
  submit: 'Wachtwoord wijzigen',
  submitting: 'Bezig met wijzigen',
  changed: `${received.nl.password}.`,
  others: 'Uw andere toestellen worden afgemeld en we verwittigen u per e-mail.',
}
