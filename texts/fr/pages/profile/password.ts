import { received } from '@coussinet/contract/domain/received.ts'

export const passwordMessages = {
  current: 'Mot de passe actuel',
  submit: 'Changer le mot de passe',
  submitting: 'Changement en cours',
  changed: `${received.fr.password}.`,
  others: 'Vos autres appareils seront déconnectés, et nous vous préviendrons par e-mail.',
}
