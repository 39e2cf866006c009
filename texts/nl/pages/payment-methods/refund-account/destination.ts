import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/payment-methods/refund-account/destination.ts'

export const destinationMessages: Draft<typeof french.destinationMessages> = {
  account: accountLabels.nl.account,
  holder: accountLabels.nl.holder,
  none: 'Geen rekening voor uw terugbetalingen.',
  noneText: 'Zonder rekening kunnen we ze niet storten.',
  add: 'Rekening opgeven',
  change: 'Wijzigen',
  changeOf: 'Rekening voor de terugbetalingen wijzigen',
  held: (until: string) => `Uw terugbetalingen wachten tot ${until}.`,
  heldText: 'Deze rekening is nieuw: voor uw veiligheid storten we er 48 uur lang niets op.',
  release: 'Nu bevestigen met een code',
  pending: 'Een nieuwe rekening wacht op uw code.',
  pendingText: 'Tot dan gaan uw terugbetalingen naar dezelfde rekening als voorheen.',
  pendingFirst: 'Bevestig die rekening om uw terugbetalingen te ontvangen.',
  resume: 'Hervatten',
}
