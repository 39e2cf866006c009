import { refundStatuses } from '@coussinet/contract/domain/refund-statuses.ts'

export const followMessages = {
  title: 'Suite des soins',
  ask: 'Demander pour une visite de suivi',
  asking: 'Préparation en cours',
  help: 'L’animal, le vétérinaire et la cause sont repris : il ne vous reste que la nouvelle facture.',
  resume: 'Reprendre la demande de suivi',
  followsA: 'Cette demande est la suite de',
  followedBy: 'Visites de suivi',
  status: refundStatuses.fr,
  note: {
    title: (name: string) => `Visite de suivi, après « ${name} »`,
    alone: 'Visite de suivi',
    carried: 'L’animal, le vétérinaire et la cause sont déjà là : ajoutez la nouvelle facture.',
    same: (first: string, last: string, used: string) =>
      `Même événement que le ${first}, jusqu’au ${last} : la franchise de ${used} est déjà retenue, elle ne le sera pas une seconde fois.`,
    partly: (first: string, last: string, used: string, left: string) =>
      `Même événement que le ${first}, jusqu’au ${last} : ${used} de franchise sont déjà retenus, il en reste ${left}.`,
    over: (last: string, amount: string) =>
      `L’événement s’est terminé le ${last} : des soins après ce jour en ouvrent un autre, avec une franchise de ${amount}.`,
    begins: (amount: string) => `Ces soins ouvrent un nouvel événement, avec une franchise de ${amount}.`,
    of: (name: string, sentence: string) => `${name} : ${sentence}`,
  },
}
