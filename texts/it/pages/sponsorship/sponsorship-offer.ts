import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/sponsorship/sponsorship-offer.ts'

export const offerMessages: Translated<typeof french.offerMessages> = {
  title: 'L’offerta del momento',
  dates: (start: string, end: string) => elided(`Offerta valida dal ${start} al ${end}`),
  from: (start: string) => elided(`Offerta valida dal ${start}`),
  until: (end: string) => elided(`Offerta valida fino al ${end}`),
  steps: [
    'Lei condivide il Suo link personale.',
    'Il Suo amico chiede il preventivo e lo firma.',
    '14 giorni dopo la decorrenza la presentazione è convalidata.',
  ],
  last_step: (least: string, most: string) => `Scopre il Suo premio, estratto a sorte, da ${least} a ${most}.`,
  last_step_fixed: (amount: string) => `Riceve il Suo premio, ${amount}.`,
  how: 'Come funziona',
  odds: (least: string, most: string) =>
    `Ogni premio è estratto a sorte, da ${least} a ${most}; ${least} Le sono garantiti.`,
  odds_fixed: (amount: string) => `Ogni premio è di ${amount}, senza estrazione a sorte.`,
  terms: 'Condizioni dell’offerta',
  standing: {
    title: 'Tutto l’anno',
    conditions: 'Condizioni della presentazione',
  },
}
