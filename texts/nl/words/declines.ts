import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/declines.ts'

export const declineNames: Draft<typeof french.declineNames> = {
  AM04: 'Onvoldoende saldo',
  MS03: 'Geweigerd door de bank',
  TM01: 'Technisch probleem',
  FF01: 'Technisch probleem',
  FF05: 'Technisch probleem',
  AM05: 'Dubbele afhouding',
  AC01: 'Rekening niet gevonden',
  AC04: 'Rekening afgesloten',
  AC06: 'Rekening geblokkeerd',
  AG01: 'Geen domiciliëring mogelijk op deze rekening',
  MD01: 'Mandaat niet geldig',
  MD06: 'Afhouding betwist',
  MD07: 'Rekening niet beschikbaar',
  MS02: 'Geweigerd door de titularis van de rekening',
  RC01: 'Bank niet herkend',
  SL01: 'Geblokkeerd door uw instellingen bij de bank',
  CNOR: 'Bank niet bereikbaar',
  DNOR: 'Bank niet bereikbaar',
  card_expired: 'Kaart vervallen',
  card_refused: 'Kaart geweigerd',
  card_lost: 'Kaart als verloren gemeld',
}
