import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../../../fr/pages/contract/ending/ending.ts'

export const endingMessages: Translated<typeof french.endingMessages> = {
  withdrawal: {
    name: pageNames.withdrawal.it,
    until: (day: string) => elided(`Può ripensarci fino al ${day}`),
    text: 'Senza indicare un motivo e senza spese.',
    section: (day: string) => elided(`Fino al ${day} compreso, senza motivo e senza spese.`),
  },
  termination: {
    name: pageNames.termination.it,
    section: (day: string) => elided(`Se lo chiede oggi, il contratto termina il ${day}.`),
  },
  rule: {
    one_month: 'Può disdire in qualsiasi momento: il contratto termina un mese dopo la richiesta.',
    two_months: 'Può disdire in qualsiasi momento: il contratto termina due mesi dopo la richiesta.',
    anniversary: {
      FR: 'Il primo anno il contratto termina al primo anniversario; poi può disdire in qualsiasi momento.',
      IT: 'Il contratto termina alla scadenza annuale, se la richiesta arriva almeno 30 giorni prima.',
      BE: 'Il primo anno il contratto termina al primo anniversario; poi può disdire in qualsiasi momento.',
    },
  },
  asked: {
    withdrawal: 'Ha chiesto di recedere dal contratto.',
    termination: 'Ha chiesto la disdetta del contratto.',
    at: 'Richiesta ricevuta il',
    reference: requestLabels.it.tracking_reference,
    last: contractLabels.it.last_day,
    never: 'Il contratto non inizia',
  },
  over: 'Il Suo contratto termina: qui non c’è nulla da chiedere.',
  ended: 'Il Suo contratto è terminato.',
}
