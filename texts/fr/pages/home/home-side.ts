import { plural } from '@coussinet/contract/domain/grammar.ts'
import { contributionName } from '@coussinet/contract/domain/receipt-labels.ts'

export const lastRefundsMessages = {
  title: 'Derniers remboursements',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher vos remboursements passés.',
}

export const contributionMessages = {
  next: 'Prochaine cotisation',
  due: (month: string, day: string) => `${contributionName(month, 'fr')}, prélevée ${day}`,
  declined: (count: number, month: string) =>
    plural(count, `${contributionName(month, 'fr')} impayée`, `${count} cotisations impayées`, 'fr'),
  declinedText: (count: number, isSuspended: boolean) =>
    `${plural(count, 'Le paiement n’a pas abouti. Régularisez-la', 'Les paiements n’ont pas abouti. Régularisez-les', 'fr')} pour ${isSuspended ? 'retrouver' : 'garder'} vos garanties.`,
  retry: (day: string, onFormer: boolean) => `Nouvel essai ${onFormer ? 'sur l’ancien compte ' : ''}${day}.`,
  collected: (count: number, day: string) =>
    `${plural(count, 'Elle sera prélevée', 'Elles seront prélevées', 'fr')} sur le nouveau compte, ${day} au plus tôt.`,
  left: 'Elle était prévue avant que nous n’apprenions la fin des garanties. Si elle est encore prélevée, elle vous est rendue.',
  mend: 'Régulariser',
  thenNext: (amount: string, day: string) => `Puis ${amount}, ${day}`,
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher votre prochaine cotisation.',
}

export const unreadMessages = {
  title: 'Non lues',
  all: 'Notifications',
  none: 'Vous avez tout lu.',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher vos notifications.',
}

export const welcomeMessages = {
  title: (firstname: string) => `Bienvenue ${firstname}, votre contrat se prépare`,
  body: (day: string) =>
    `Vos garanties débutent le ${day}. Dès ce jour, vous pourrez demander vos remboursements et voir le détail de votre contrat ici.`,
  locked: 'Les remboursements seront disponibles à la date d’effet de votre contrat.',
  awaited: {
    title: (firstname: string) => `Bienvenue ${firstname}, votre contrat arrive`,
    body: 'Votre espace est ouvert. Nous enregistrons votre contrat : dès qu’il sera là, vous le trouverez ici, avec vos garanties et vos remboursements.',
    meanwhile: 'En attendant, vérifiez vos informations et choisissez comment nous vous prévenons.',
  },
}
