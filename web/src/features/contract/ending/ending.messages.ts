import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

export const endingMessages = messages({
  fr: {
    withdrawal: {
      name: pageNames.withdrawal.fr,
      until: (day: string) => `Vous pouvez changer d’avis jusqu’au ${day}`,
      text: 'Sans donner de motif et sans frais.',
      section: (day: string) => `Jusqu’au ${day} inclus, sans motif et sans frais.`,
    },
    termination: {
      name: pageNames.termination.fr,
      section: (day: string) => `Si vous le demandez aujourd’hui, il prend fin le ${day}.`,
    },
    rule: {
      one_month: 'Vous pouvez résilier à tout moment : le contrat prend fin un mois après votre demande.',
      two_months: 'Vous pouvez résilier à tout moment : le contrat prend fin deux mois après votre demande.',
      anniversary: {
        FR: 'La première année, le contrat prend fin à son premier anniversaire ; ensuite vous pouvez résilier à tout moment.',
        IT: 'Le contrat prend fin à un anniversaire, si la demande arrive au moins 30 jours avant.',
        BE: 'La première année, le contrat prend fin à son premier anniversaire ; ensuite vous pouvez résilier à tout moment.',
      },
    },
    asked: {
      withdrawal: 'Vous avez demandé à renoncer à votre contrat.',
      termination: 'Vous avez demandé la résiliation de votre contrat.',
      at: 'Demande reçue le',
      reference: requestLabels.fr.tracking_reference,
      last: contractLabels.fr.last_day,
      never: 'Le contrat ne commence pas',
    },
    over: 'Votre contrat prend fin : il n’y a rien à demander ici.',
    ended: 'Votre contrat a pris fin.',
  },
  it: {
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
  },
})
