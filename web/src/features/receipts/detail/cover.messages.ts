import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

/** Words for the effect of an unpaid contribution on the cover, by the law of the contract's country. */
export const coverMessages = messages({
  fr: {
    title: 'Vos garanties',
    going: 'Vos animaux sont toujours couverts.',
    stops: {
      FR: (day: string) =>
        `Sans règlement, une mise en demeure vous serait envoyée. Les garanties pourraient alors s’arrêter, au plus tôt le ${day}, trente jours après cette lettre.`,
      IT: (day: string) => `Sans règlement, les garanties s’arrêtent le ${day} à 0 h, quinze jours après l’échéance.`,
      BE: (day: string) =>
        `Sans règlement, une mise en demeure vous serait envoyée. Les garanties pourraient alors s’arrêter, au plus tôt le ${day}, quinze jours au moins après cette lettre.`,
    },
    stopsNow:
      'Les garanties peuvent désormais être suspendues d’un jour à l’autre : réglez dès aujourd’hui pour l’éviter.',
    suspended: (day: string) =>
      `Les garanties sont suspendues depuis le ${day} : les soins donnés depuis ce jour ne sont pas remboursés.`,
    ends: (day: string) => `Sans règlement, nous pourrions résilier le contrat à partir du ${day}.`,
    endsAnyDay: 'Sans règlement, nous pouvons désormais résilier le contrat.',
    resumes: {
      midnight: (day: string) => `Si vous réglez tout aujourd’hui, elles reprennent le ${day} à 0 h.`,
      noon: (day: string) => `Si vous réglez tout aujourd’hui, elles reprennent le ${day} à midi.`,
    },
    kept: 'Ce que vous ne perdez pas',
    keptGoing: [
      'Vos animaux restent assurés d’ici là.',
      'Si vous réglez avant, rien ne change : ni vos garanties, ni votre prix.',
      'Vos demandes de remboursement suivent leur cours.',
    ],
    keptSuspended: [
      'Les soins donnés avant une suspension restent remboursés.',
      'Les délais de carence déjà passés ne recommencent pas.',
      'Vos formules et vos plafonds restent les vôtres.',
    ],
  },
  it: {
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
    stopsNow: 'La copertura può ormai essere sospesa da un giorno all’altro: paghi oggi stesso per evitarlo.',
    suspended: (day: string) =>
      elided(`La copertura è sospesa dal ${day}: le cure ricevute da quel giorno non sono rimborsate.`),
    ends: (day: string) => elided(`Senza pagamento potremmo recedere dalla polizza dal ${day}.`),
    endsAnyDay: 'Senza pagamento possiamo ormai recedere dalla polizza.',
    resumes: {
      midnight: (day: string) => elided(`Se paga tutto oggi, riprende il ${day} alle ore 0.`),
      noon: (day: string) => elided(`Se paga tutto oggi, riprende il ${day} a mezzogiorno.`),
    },
    kept: 'Che cosa non perde',
    keptGoing: [
      'Fino ad allora i Suoi animali restano assicurati.',
      'Se paga prima, non cambia nulla: né la copertura, né il prezzo.',
      'Le Sue richieste di rimborso proseguono.',
    ],
    keptSuspended: [
      'Le cure ricevute prima di una sospensione restano rimborsate.',
      'Le carenze già trascorse non ricominciano.',
      'Le Sue formule e i massimali restano gli stessi.',
    ],
  },
})
