import { numberHint } from '@coussinet/contract/brand/values/number-form.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { problemSentences } from '@coussinet/contract/domain/problems.ts'
import { requiredText } from '@coussinet/contract/domain/required.ts'
import type * as french from '../../../fr/pages/session/session.ts'

export const sessionMessages: Translated<typeof french.sessionMessages> = {
  title: 'Felici di rivederLa',
  intro: 'Acceda per seguire i Suoi rimborsi.',
  username: 'Numero cliente o indirizzo e-mail',
  username_help: `${numberHint.it}.`,
  password: 'Password',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  submit: 'Accedi',
  busy: 'Accesso in corso',
  required: requiredText.it,
  failed: problemSentences.it.invalid_credentials,
  offline: problemSentences.it.network,
  forgot: 'Password dimenticata?',
  first: 'Primo accesso?',
  first_help: 'Attivi la Sua area con il numero cliente.',
  activate: 'Attiva',
  passkey_first: 'Accedi con una passkey',
  passkey_too: 'Usa una passkey',
  passkey_or: 'oppure con la password',
  demo_mailbox: 'Posta di prova',
  demo: 'Account di prova',
  demo_hint: 'Un clic compila il modulo.',
}
