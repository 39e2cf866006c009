import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { guaranteeNames } from '@coussinet/contract/domain/cover.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import { suspendedSince } from '@coussinet/contract/domain/suspension.ts'

export const limitsMessages = {
  title: 'Ses limites',
  year: (from: string, to: string) => `Année du ${from} au ${to}`,
  available: 'encore disponibles',
  availableAfter: 'disponibles à la reprise des garanties',
  reserved: (amount: string) => `${amount} réservés par un accord avant soins`,
  used: (used: string, total: string, percent: string) => `${used} utilisés sur ${total}, soit ${percent}`,
  ceiling: (sentence: string) => `Plafond annuel : ${sentence}`,
  spent: 'Le plafond de l’année est atteint : les prochains soins seront de nouveau remboursés l’an prochain.',
  spentByAgreement: (amount: string) =>
    `Le reste du plafond de l’année, ${amount}, est réservé par un accord avant soins : ces soins seront remboursés comme convenu, les autres de nouveau l’an prochain.`,
  waiting: 'Délais de carence',
  suspended: 'Garanties suspendues.',
  suspendedSince: (day: string) => `${suspendedSince(day, 'fr')}.`,
  guarantee: guaranteeNames.fr,
  ended: (day: string) => `Terminé, couvert depuis le ${day}`,
  never: (day: string) => `Sans délai, couvert depuis le ${day}`,
  until: (day: string) => `Couvert à partir du ${day}`,
  days: (count: number) => plural(count, `${count} jour`, `${count} jours`, 'fr'),
  package: contractLabels.fr.package,
  packageLeft: (left: string, total: string) => `${left} disponibles sur ${total}`,
  packageSpent: (total: string) => `Forfait de ${total} entièrement utilisé`,
  deductible: 'Franchise annuelle',
  deductibleUsed: (used: string, total: string) => `${used} déjà retenus sur ${total}`,
  event: (cause: string) => `Événement en cours : ${cause}`,
  eventDays: (first: string, last: string, left: number) =>
    plural(
      left,
      `Ouvert le ${first}, encore un jour, jusqu’au ${last}.`,
      `Ouvert le ${first}, encore ${left} jours, jusqu’au ${last}.`,
      'fr',
    ),
  eventLastDay: (first: string) => `Ouvert le ${first}, son dernier jour est aujourd’hui.`,
  eventUsed: (used: string, total: string) => `${used} de franchise déjà retenus sur ${total}.`,
  eventMet: (total: string) => `${total} de franchise retenus : plus rien ne sera déduit pour cet événement.`,
  deductibleMet: (total: string) => `${total} retenus : plus rien ne sera déduit cette année`,
}
