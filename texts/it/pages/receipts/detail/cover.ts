import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/receipts/detail/cover.ts'

export const coverMessages: Translated<typeof french.coverMessages> = {
  title: 'La Sua copertura',
  going: 'I Suoi animali sono sempre coperti.',
  stops: {
    FR: (day: string) =>
      elided(
        `Senza pagamento riceverebbe una messa in mora. La copertura potrebbe allora fermarsi, non prima del ${day}, trenta giorni dopo la lettera.`,
      ),
    IT: (day: string) =>
      elided(`Senza pagamento la copertura si ferma il ${day} alle ore 0, quindici giorni dopo la scadenza.`),
    BE: (day: string) =>
      elided(
        `Senza pagamento riceverebbe una messa in mora. La copertura potrebbe allora fermarsi, non prima del ${day}, almeno quindici giorni dopo la lettera.`,
      ),
  },
  stopsNow: 'La copertura può ormai essere sospesa da un giorno all’altro.',
  payToday: 'Paghi oggi stesso per evitarlo.',
  suspended: (day: string) =>
    elided(`La copertura è sospesa dal ${day}: le cure ricevute da quel giorno non sono rimborsate.`),
  ends: (day: string) => elided(`Senza pagamento potremmo recedere dalla polizza dal ${day}.`),
  endsAnyDay: 'Senza pagamento possiamo ormai recedere dalla polizza.',
  resumes: {
    midnight: (day: string) => elided(`Se paga tutto oggi, riprende il ${day} alle ore 0.`),
    noon: (day: string) => elided(`Se paga tutto oggi, riprende il ${day} a mezzogiorno.`),
  },
  resumesOncePaid: {
    midnight: 'Riprende alle ore 0 del giorno dopo quello in cui tutto è pagato.',
    noon: 'Riprende a mezzogiorno del giorno dopo quello in cui tutto è pagato.',
  },
  kept: 'Che cosa non perde',
  keptGoing: [
    'Fino ad allora i Suoi animali restano assicurati.',
    'Se paga prima, non cambia nulla: né la copertura, né il prezzo.',
    'Le Sue richieste di rimborso proseguono.',
  ],
  keptSuspended: [
    'Le cure ricevute prima di una sospensione restano rimborsate.',
    ...(hasWaits ? ['Le carenze già trascorse non ricominciano.'] : []),
    'Le Sue formule e i massimali restano gli stessi.',
  ],
}
