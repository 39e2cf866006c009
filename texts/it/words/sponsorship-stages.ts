import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/sponsorship-stages.ts'

export const sponsorshipStages: Translated<typeof french.sponsorshipStages> = {
  created: 'Preventivo effettuato',
  signed: 'Preventivo firmato',
  pending: 'Periodo di ripensamento in corso',
  validated: 'Presentazione convalidata',
  drawn: 'Premio scoperto',
  paid: 'Premio accreditato',
  refused: 'Non accolta',
}

export const sponsorshipRefused: Translated<typeof french.sponsorshipRefused> = {
  clause: 'questa presentazione non rispetta le condizioni dell’offerta',
}

export const gainPayment: Translated<typeof french.gainPayment> = {
  by: (day: string) => elided(`entro il ${day} sul conto dei rimborsi`),
}
