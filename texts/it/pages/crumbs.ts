import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/pages/crumbs.ts'

export const crumbs: Translated<typeof french.crumbs> = {
  activation: 'Primo accesso',
  forgot_password: 'Password dimenticata',
  login: 'Accesso',
  password_reset: 'Nuova password',
  transfer: 'Accesso con questo link',
  message: 'Messaggio',
  preferences: 'Preferenze',
  termination: 'Disdetta',
  withdrawal: 'Recesso',
  account: 'Cambia conto',
  card: 'Carta di pagamento',
  receipt: 'Premio',
  request: 'Richiesta',
  estimate: 'Stima',
  quote: 'Preventivo',
  new_quote: 'Nuovo preventivo',
  new_request: 'Nuova richiesta',
  email_confirmation: 'Nuovo indirizzo e-mail',
  accessibility: 'Dichiarazione di accessibilità',
  legal_notice: 'Note legali',
  privacy: 'Privacy',
  invitation: 'Invito',
  not_found: 'Pagina non trovata',
}
