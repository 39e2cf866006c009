import { plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const listMessages = messages({
  fr: {
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
  },
  it: {
    years: 'Scegli un anno',
    inYear: (year: string) => `Premi del ${year}`,
    empty: 'Ancora nessuna quietanza',
    emptyText: 'La Sua prima quietanza comparirà qui dopo il primo addebito.',
    more: 'Mostra altri',
    loadingMore: 'Caricamento',
    schedule: 'Vedi il piano dei pagamenti',
    due: (count: number) => plural(count, 'Un premio da pagare', `${count} premi da pagare`, 'it'),
    collected: (count: number) =>
      plural(
        count,
        'Un premio sarà addebitato sul nuovo conto',
        `${count} premi saranno addebitati sul nuovo conto`,
        'it',
      ),
    collectedText: (count: number, day: string) =>
      plural(
        count,
        `Non prima di ${day}, come ha chiesto. Non deve fare nulla.`,
        `Il primo ${day}, come ha chiesto. Non deve fare nulla.`,
        'it',
      ),
    next: (amount: string, day: string) => `Prossimo premio mensile: ${amount}, addebito ${day}.`,
    last: 'Ultimi premi',
    all: 'Tutti i premi',
  },
})
