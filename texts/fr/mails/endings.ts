import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

/** `day` is the last one of the cover. */
export const endingLetters = {
  withdrawal: {
    title: 'Nous avons bien reçu votre renonciation',
    paragraphs: (_day: string) => [
      'Vous renoncez à votre contrat dans le délai légal de 14 jours. Cet e-mail en est l’accusé de réception : gardez-le.',
      'Vos cotisations vous sont remboursées dans les 30 jours, moins la part qui correspond aux jours déjà couverts. Plus aucun prélèvement ne sera présenté.',
    ],
    note: 'Les remboursements accordés pour des soins des jours couverts vous restent acquis.',
  },
  termination: {
    title: 'Nous avons bien reçu votre demande de résiliation',
    paragraphs: (day: string) => [
      'Cet e-mail est l’accusé de réception de votre demande : gardez-le. Un courrier vous confirmera la fin de votre contrat.',
      `Jusqu’au ${day} inclus, les garanties continuent et les cotisations restent dues. Ce que vous auriez payé pour la suite vous est remboursé dans les 30 jours qui suivent la fin du contrat.`,
    ],
    note: 'Les soins reçus jusqu’au dernier jour de garantie restent remboursables, même si vous envoyez la facture plus tard.',
  },
}

export const endingLabels = {
  received: 'Reçue le',
  reference: requestLabels.fr.tracking_reference,
  contract: 'Contrat',
  ends: contractLabels.fr.last_day,
  open: 'Voir mon contrat',
  call: (phone: string) => `Ce n’était pas vous, ou vous avez changé d’avis ? Appelez-nous au ${phone}.`,
}
