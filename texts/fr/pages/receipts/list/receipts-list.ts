import { plural } from '@coussinet/contract/domain/grammar.ts'

export const listMessages = {
  years: 'Choisir une année',
  inYear: (year: string) => `Cotisations de ${year}`,
  empty: 'Pas encore de quittance',
  emptyText: 'Votre première quittance apparaîtra ici après votre premier prélèvement.',
  more: 'Afficher plus',
  loadingMore: 'Chargement',
  schedule: 'Voir l’échéancier',
  due: (count: number) => plural(count, 'Une cotisation à régler', `${count} cotisations à régler`, 'fr'),
  collected: (count: number) =>
    plural(
      count,
      'Une cotisation sera prélevée sur le nouveau compte',
      `${count} cotisations seront prélevées sur le nouveau compte`,
      'fr',
    ),
  collectedText: (count: number, day: string) =>
    plural(
      count,
      `Au plus tôt le ${day}, comme vous l’avez demandé. Vous n’avez rien à faire.`,
      `La première le ${day}, comme vous l’avez demandé. Vous n’avez rien à faire.`,
      'fr',
    ),
  next: (amount: string, day: string) => `Prochaine cotisation : ${amount}, prélevée le ${day}.`,
  last: 'Dernières cotisations',
  all: 'Toutes les cotisations',
}
