import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

export const endingMessages = {
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
}
