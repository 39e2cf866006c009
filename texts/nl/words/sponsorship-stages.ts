import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/sponsorship-stages.ts'

export const sponsorshipStages: Draft<typeof french.sponsorshipStages> = {
  created: 'Offerte opgemaakt',
  signed: 'Offerte ondertekend',
  pending: 'Herroepingstermijn loopt',
  validated: 'Uitnodiging bevestigd',
  drawn: 'Beloning ontdekt',
  paid: 'Beloning betaald',
  refused: 'Niet aanvaard',
}

export const sponsorshipRefused: Draft<typeof french.sponsorshipRefused> = {
  clause: 'deze uitnodiging voldoet niet aan de voorwaarden van de actie',
}

export const gainPayment: Draft<typeof french.gainPayment> = {
  by: (day: string) => `uiterlijk op ${day} op uw rekening voor terugbetalingen`,
}
