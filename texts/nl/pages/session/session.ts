import { numberHint } from '@coussinet/contract/brand/values/number-form.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { problemSentences } from '@coussinet/contract/domain/problems.ts'
import { requiredText } from '@coussinet/contract/domain/required.ts'
import type * as french from '../../../fr/pages/session/session.ts'

export const sessionMessages: Draft<typeof french.sessionMessages> = {
  title: 'Fijn u terug te zien',
  intro: 'Meld u aan om uw terugbetalingen te volgen.',
  username: 'Klantnummer of e-mailadres',
  username_help: `${numberHint.nl}.`,
  password: 'Wachtwoord',
  show: 'Wachtwoord tonen',
  hide: 'Wachtwoord verbergen',
  submit: 'Aanmelden',
  busy: 'Bezig met aanmelden',
  required: requiredText.nl,
  failed: problemSentences.nl.invalid_credentials,
  offline: problemSentences.nl.network,
  forgot: 'Wachtwoord vergeten?',
  first: 'Eerste aanmelding?',
  first_help: 'Activeer uw klantenzone met uw klantnummer.',
  activate: 'Activeren',
  passkey_first: 'Aanmelden met een toegangssleutel',
  passkey_too: 'Een toegangssleutel gebruiken',
  passkey_or: 'of met uw wachtwoord',
  demo_mailbox: 'Demonstratiemailbox',
  demo: 'Demonstratieaccounts',
  demo_hint: 'Eén klik vult het formulier in.',
}
