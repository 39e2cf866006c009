import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const debitMessages = {
  account: accountLabels.fr.account,
  holder: accountLabels.fr.holder,
  umr: 'Mandat (RUM)',
  signed: 'Signé le',
  first: 'Prélevé dès le',
  downloadMandate: 'Télécharger le mandat',
  pending: 'Un mandat attend votre signature.',
  pendingText: 'D’ici là, rien ne change.',
  resume: 'Reprendre',
  card: 'Carte',
  expires: { valid: 'Expire fin', expiring: 'Expire fin', expired: 'A expiré fin' },
  expired: (last4: string) => `Votre carte ${last4} a expiré.`,
  expiring: (last4: string, days: number) =>
    plural(
      days,
      `Votre carte ${last4} expire ${days === 0 ? 'aujourd’hui' : 'demain'}.`,
      `Votre carte ${last4} expire dans ${days} jours.`,
      'fr',
    ),
  wayOut: {
    expired: {
      card: 'Nous ne pouvons plus l’utiliser : enregistrez-en une autre, ou passez au prélèvement.',
      account: 'Nous ne pouvons plus l’utiliser : passez au prélèvement sur un compte.',
      call: 'Nous ne pouvons plus l’utiliser : appelez-nous pour indiquer une autre carte ou un compte.',
    },
    expiring: {
      card: 'Enregistrez la nouvelle avant le prochain paiement, ou passez au prélèvement.',
      account: 'Passez au prélèvement sur un compte avant le prochain paiement.',
      call: 'Appelez-nous pour indiquer la nouvelle avant le prochain paiement.',
    },
  },
  none: 'Aucun moyen de paiement enregistré.',
  toAccount: { bank_account: 'Changer de compte', card: 'Passer au prélèvement', none: 'Indiquer un compte' },
  toCard: { bank_account: pageNames.card.fr, card: 'Changer de carte', none: pageNames.card.fr },
}
