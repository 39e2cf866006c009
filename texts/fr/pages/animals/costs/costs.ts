import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

export const costsMessages = {
  title: 'Ses dépenses',
  failed: 'Nous n’avons pas pu afficher ses dépenses.',
  loading: 'Chargement en cours…',
  years: 'Année d’assurance',
  span: (from: string, to: string) => `Soins du ${from} au ${to}`,
  billed: refundLabels.fr.billed,
  refunded: refundLabels.fr.refunded,
  left: refundLabels.fr.kept,
  none: 'Aucune dépense cette année',
  noneText: 'Les soins remboursés ou refusés s’afficheront ici, mois par mois.',
  table: 'Voir le tableau',
  both: (billed: string, refunded: string) => `${billed} facturés, ${refunded} remboursés`,
  at: (when: string, what: string) => `${when} : ${what}`,
  total: 'Total',
  month: {
    title: 'Mois par mois',
    column: 'Mois',
    summary: (both: string, month: string, amount: string) =>
      `Dépenses mois par mois : ${both}. Le mois le plus cher est ${month}, avec ${amount} facturés.`,
  },
  kind: {
    title: 'Par type de soin',
    column: 'Type de soin',
    others: 'Autres soins',
    summary: (list: string) => `Dépenses par type de soin : ${list}.`,
    of: (kind: string, both: string) => `${kind}, ${both}`,
  },
  ceiling: {
    title: 'Le plafond au fil de l’année',
    used: 'Utilisé',
    limit: (amount: string) => `Plafond de ${amount}`,
    day: requestLabels.fr.care_date,
    remaining: 'Non utilisé',
    both: (used: string, left: string) => `${used} utilisés, ${left} non utilisés`,
    on: (day: string, both: string) => `Le ${day} : ${both}`,
    come: (day: string) => `Le ${day} : à venir`,
    summary: (limit: string, both: string) => `${limit} : ${both}.`,
    none: 'Rien n’a encore été pris sur le plafond.',
  },
}
