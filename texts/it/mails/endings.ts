import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../fr/mails/endings.ts'

export const endingLetters: Translated<typeof french.endingLetters> = {
  withdrawal: {
    title: 'Abbiamo ricevuto il Suo ripensamento',
    paragraphs: () => [
      'Lei recede dal contratto entro il termine di legge di 14 giorni. Questa e-mail vale come ricevuta: la conservi.',
      'I premi versati Le vengono restituiti entro 30 giorni, meno la parte relativa ai giorni già coperti. Non verrà presentato alcun altro addebito.',
    ],
    note: 'I rimborsi concessi per cure dei giorni coperti restano Suoi.',
  },
  termination: {
    title: 'Abbiamo ricevuto la Sua disdetta',
    paragraphs: (day) => [
      'Questa e-mail è la ricevuta della Sua richiesta: la conservi. Una lettera Le confermerà la fine della polizza.',
      elided(
        `Fino al ${day} compreso le garanzie continuano e i premi restano dovuti. Quanto eventualmente versato per il periodo successivo Le viene restituito entro 30 giorni dalla fine della polizza.`,
      ),
    ],
    note: 'Le cure ricevute fino all’ultimo giorno di copertura restano rimborsabili, anche se invia la fattura più tardi.',
  },
}

export const endingLabels: Translated<typeof french.endingLabels> = {
  received: 'Ricevuta',
  reference: requestLabels.it.tracking_reference,
  contract: 'Polizza',
  ends: contractLabels.it.last_day,
  open: 'Vedi la mia polizza',
  call: (phone) => `Non è stato Lei, o ha cambiato idea? Ci chiami al ${phone}.`,
}
