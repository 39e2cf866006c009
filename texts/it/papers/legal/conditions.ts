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

export const contractLanguage: Translated<typeof french.contractLanguage> = {
  names: { fr: 'il francese', it: 'l’italiano' },
  choice: (names) =>
    `Il contratto è scritto nella lingua scelta alla stipula, ${names}. La usiamo per tutta la sua durata. Se cambia lingua nel profilo, le condizioni Le sono consegnate nella nuova; il senso dei Suoi diritti resta lo stesso.`,
  only: (written) => `Il contratto è scritto ${written}.`,
  others: (read, written) =>
    `Chi legge il portale ${read} riceve ${written} i documenti che non esistono in quella lingua.`,
}
