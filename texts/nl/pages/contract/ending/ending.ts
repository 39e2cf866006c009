import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../../../fr/pages/contract/ending/ending.ts'

export const endingMessages: Draft<typeof french.endingMessages> = {
  withdrawal: {
    name: pageNames.withdrawal.nl,
    until: (day: string) => `U kunt zich bedenken tot en met ${day}`,
    text: 'Zonder opgave van reden en zonder kosten.',
    section: (day: string) => `Tot en met ${day}, zonder reden en zonder kosten.`,
  },
  termination: {
    name: pageNames.termination.nl,
    section: (day: string) => `Als u het vandaag aanvraagt, eindigt het op ${day}.`,
  },
  rule: {
    one_month: 'U kunt op elk moment opzeggen: het contract eindigt een maand na uw aanvraag.',
    two_months: 'U kunt op elk moment opzeggen: het contract eindigt twee maanden na uw aanvraag.',
    anniversary: {
      FR: 'In het eerste jaar eindigt het contract op de eerste jaarlijkse vervaldag; daarna kunt u op elk moment opzeggen.',
      IT: 'Het contract eindigt op een jaarlijkse vervaldag, als de aanvraag minstens 30 dagen vooraf aankomt.',
      BE: 'In het eerste jaar eindigt het contract op de eerste jaarlijkse vervaldag; daarna kunt u op elk moment opzeggen.',
    },
  },
  asked: {
    withdrawal: 'U hebt de herroeping van uw contract aangevraagd.',
    termination: 'U hebt de opzegging van uw contract aangevraagd.',
    at: 'Aanvraag ontvangen op',
    reference: requestLabels.nl.tracking_reference,
    last: contractLabels.nl.last_day,
    never: 'Het contract gaat niet in',
  },
  over: 'Uw contract eindigt: u hoeft hier niets aan te vragen.',
  ended: 'Uw contract is beëindigd.',
}
