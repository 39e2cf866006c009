import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/papers/legal/conditions.ts'

export const formulaWords: Translated<typeof french.formulaWords> = {
  no_deductible: 'Nessuna',
  no_wait: 'Nessuna',
  no_package: 'Nessuno',
  no_guarantee: 'Non prevista',
  per_event: 'per evento',
  per_year: 'all’anno',
  fees: (lowest, highest) => `da ${lowest} a ${highest}, secondo la formula,`,
}

export const waitingExample: Translated<typeof french.waitingExample> = {
  on: (day) => elided(`il ${day}`),
  from: (day) => elided(`dal ${day}`),
  waiting: (name, wait) => `${name} (carenza di ${wait})`,
  covered: {
    accident: { name: 'un infortunio', is: 'è coperto' },
    illness: { name: 'una malattia', is: 'è coperta' },
    illness_surgery: { name: 'un intervento dovuto a malattia', is: 'è coperto' },
  },
}
