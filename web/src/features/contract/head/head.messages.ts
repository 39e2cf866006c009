import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { coverResumes, resumesAt } from '@coussinet/contract/domain/suspension.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { capitalised, elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const headMessages = messages({
  fr: {
    in_preparation: {
      title: 'En préparation',
      text: (day: string) =>
        `Vos garanties commencent le ${day}. Les remboursements et les détails seront disponibles à partir de ce jour.`,
    },
    active: {
      title: 'En cours',
      text: (day: string) => `Il se renouvelle d’année en année, la prochaine fois le ${day}.`,
    },
    unpaid: {
      title: 'En cours, une cotisation impayée',
      text: (day: string, amount: string) =>
        `Sans paiement, les garanties seront suspendues le ${day}. Reste à payer : ${amount}.`,
    },
    suspended: {
      title: 'Garanties suspendues',
      text: (day: string, amount: string) =>
        `Depuis le ${day}, les soins de vos animaux ne sont plus remboursés. Reste à payer : ${amount}.`,
    },
    resuming: {
      title: 'Paiement bien reçu',
      text: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'fr'))}.`,
    },
    end_asked: {
      title: 'Fin demandée',
      termination: (at: string) => `Vous avez demandé la résiliation le ${at}.`,
      withdrawal: (at: string) => `Vous avez demandé à renoncer le ${at}.`,
      last: (day: string) => `Dernier jour de garantie : ${day}.`,
      never: 'Le contrat ne commence pas.',
    },
    ending: {
      title: (day: string) => `Prend fin le ${day}`,
      text: 'Vos animaux sont couverts jusqu’à ce jour inclus.',
    },
    terminated: {
      title: 'Terminé',
      on: (day: string) => `Terminé depuis le ${day}`,
      text: 'Vos documents et vos remboursements passés restent disponibles ici.',
    },
    facts: {
      number: contractLabels.fr.number,
      effective: contractLabels.fr.effective_date,
      renewal: 'Renouvellement',
      end: 'Dernier jour',
    },
  },
  it: {
    in_preparation: {
      title: 'In preparazione',
      text: (day: string) =>
        elided(`La copertura inizia il ${day}. I rimborsi e i dettagli saranno disponibili da quel giorno.`),
    },
    active: {
      title: 'In corso',
      text: (day: string) => elided(`Si rinnova di anno in anno, la prossima volta il ${day}.`),
    },
    unpaid: {
      title: 'In corso, un premio non pagato',
      text: (day: string, amount: string) =>
        elided(`Senza pagamento, la copertura sarà sospesa il ${day}. Restano da pagare ${amount}.`),
    },
    suspended: {
      title: 'Copertura sospesa',
      text: (day: string, amount: string) =>
        elided(`Dal ${day} le cure dei Suoi animali non sono più rimborsate. Restano da pagare ${amount}.`),
    },
    resuming: {
      title: 'Pagamento ricevuto',
      text: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'it'))}.`,
    },
    end_asked: {
      title: 'Fine richiesta',
      termination: (at: string) => elided(`Ha chiesto la disdetta il ${at}.`),
      withdrawal: (at: string) => elided(`Ha chiesto di recedere il ${at}.`),
      last: (day: string) => `Ultimo giorno di copertura: ${day}.`,
      never: 'Il contratto non inizia.',
    },
    ending: {
      title: (day: string) => elided(`Termina il ${day}`),
      text: 'I Suoi animali sono coperti fino a quel giorno compreso.',
    },
    terminated: {
      title: 'Terminato',
      on: (day: string) => elided(`Terminato dal ${day}`),
      text: 'I Suoi documenti e i rimborsi passati restano disponibili qui.',
    },
    facts: {
      number: contractLabels.it.number,
      effective: contractLabels.it.effective_date,
      renewal: 'Rinnovo',
      end: 'Ultimo giorno',
    },
  },
})
