import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/profile/security-log.ts'

export const logMessages: Translated<typeof french.logMessages> = {
  empty: 'Nulla da segnalare: ciò che riguarda la sicurezza del Suo account comparirà qui.',
  more: 'Mostra altro',
  loadingMore: 'Caricamento',
  network: (network: string) => `rete ${network}`,
}

const ways: Readonly<Record<string, string>> = {
  password: 'Accesso con la password',
  passkey: 'Accesso con una passkey',
  recovery: 'Accesso dopo una nuova password',
  activation: 'Primo accesso',
  transfer: 'Accesso tramite un link',
}

export const eventSentences: Translated<typeof french.eventSentences> = {
  signed_in: (way: string) => ways[way] ?? 'Accesso',
  signed_out: 'Uscita',
  session_ended: 'Dispositivo disconnesso',
  session_stolen: 'Sessione chiusa per precauzione: sembrava aperta in due luoghi',
  password_changed: 'Password modificata',
  email_requested: (email: string) => `Nuovo indirizzo e-mail richiesto${email && `: ${email}`}`,
  email_changed: (email: string) => `Indirizzo e-mail modificato${email && `: ${email}`}`,
  phones_changed: (phones: string) => `Telefoni modificati${phones && `: ${phones}`}`,
  address_changed: 'Indirizzo postale modificato',
  passkey_added: (name: string) => `Passkey aggiunta${name && `: ${name}`}`,
  passkey_removed: (name: string) => `Passkey rimossa${name && `: ${name}`}`,
  calendar_made: 'Indirizzo privato del calendario creato',
  calendar_revoked: 'Indirizzo privato del calendario eliminato',
  account_frozen: 'Account messo in sicurezza, su Sua richiesta',
  mandate_signed: (account: string) => `Mandato di addebito firmato${account && `: ${account}`}`,
  refund_account_changed: (account: string) => `Conto dei rimborsi modificato${account && `: ${account}`}`,
  refund_account_released: (account: string) => `Attesa dei rimborsi tolta${account && `: ${account}`}`,
  card_registered: (card: string) => `Carta registrata per i premi${card && `: ${card}`}`,
  due_day_changed: (day: string) => `Giorno dell’addebito modificato${day && `: ${day}`}`,
  data_exported: 'Dati personali scaricati',
}
