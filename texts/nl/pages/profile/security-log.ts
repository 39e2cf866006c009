import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/profile/security-log.ts'

export const logMessages: Draft<typeof french.logMessages> = {
  empty: 'Niets te melden: wat met de beveiliging van uw account te maken heeft, verschijnt hier.',
  more: 'Meer tonen',
  loadingMore: 'Bezig met laden',
  network: (network: string) => `netwerk ${network}`,
}

const ways: Readonly<Record<string, string>> = {
  password: 'Aanmelding met het wachtwoord',
  passkey: 'Aanmelding met een toegangssleutel',
  recovery: 'Aanmelding na een nieuw wachtwoord',
  activation: 'Eerste aanmelding',
  transfer: 'Aanmelding via een link',
}

export const eventSentences: Draft<typeof french.eventSentences> = {
  signed_in: (way: string) => ways[way] ?? 'Aanmelding',
  signed_out: 'Afmelding',
  session_ended: 'Toestel afgemeld',
  session_stolen: 'Sessie uit voorzorg gesloten: ze leek op twee plaatsen open te zijn',
  password_changed: 'Wachtwoord gewijzigd',
  email_requested: (email: string) => `Nieuw e-mailadres aangevraagd${email && `: ${email}`}`,
  email_changed: (email: string) => `E-mailadres gewijzigd${email && `: ${email}`}`,
  phones_changed: (phones: string) => `Telefoonnummers gewijzigd${phones && `: ${phones}`}`,
  address_changed: 'Postadres gewijzigd',
  passkey_added: (name: string) => `Toegangssleutel toegevoegd${name && `: ${name}`}`,
  passkey_removed: (name: string) => `Toegangssleutel verwijderd${name && `: ${name}`}`,
  calendar_made: 'Persoonlijk agenda-adres aangemaakt',
  calendar_revoked: 'Persoonlijk agenda-adres ingetrokken',
  account_frozen: 'Account op uw vraag beveiligd',
  mandate_signed: (account: string) => `Domiciliëringsmandaat ondertekend${account && `: ${account}`}`,
  refund_account_changed: (account: string) => `Rekening voor terugbetalingen gewijzigd${account && `: ${account}`}`,
  refund_account_released: (account: string) =>
    `Wachtperiode voor terugbetalingen opgeheven${account && `: ${account}`}`,
  card_registered: (card: string) => `Kaart geregistreerd voor de premies${card && `: ${card}`}`,
  due_day_changed: (day: string) => `Dag van de afhouding gewijzigd${day && `: ${day}`}`,
  data_exported: 'Persoonsgegevens gedownload',
}
