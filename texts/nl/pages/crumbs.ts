import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/pages/crumbs.ts'

export const crumbs: Draft<typeof french.crumbs> = {
  activation: 'Eerste aanmelding',
  forgot_password: 'Wachtwoord vergeten',
  login: 'Aanmelden',
  password_reset: 'Nieuw wachtwoord',
  transfer: 'Aanmelden via link',
  message: 'Bericht',
  preferences: 'Voorkeuren',
  termination: 'Opzegging',
  withdrawal: 'Herroeping',
  account: 'Rekening wijzigen',
  card: 'Bankkaart',
  receipt: 'Premie',
  request: 'Aanvraag',
  estimate: 'Raming',
  quote: 'Offerte',
  new_quote: 'Nieuwe offerte',
  new_request: 'Nieuwe aanvraag',
  email_confirmation: 'Nieuw e-mailadres',
  accessibility: 'Toegankelijkheidsverklaring',
  legal_notice: 'Wettelijke vermeldingen',
  privacy: 'Privacy',
  invitation: 'Uitnodiging',
  not_found: 'Pagina niet gevonden',
}
