import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { receiptStatuses } from '@coussinet/contract/domain/receipt-labels.ts'

export const payOverdueMessages = {
  due: 'À régler',
  settled: 'Réglée',
  planned: 'À venir',
  dueSince: { bank_account: (day: string) => `Prélèvement du ${day}`, card: (day: string) => `Paiement du ${day}` },
  calm: {
    paid: 'Tout est en ordre, merci.',
    upcoming: (day: string) => `Elle sera prélevée le ${day}. Vous n’avez rien à faire.`,
  },
  mend: 'Par carte, dès maintenant',
  payOne: (amount: string) => `Payer ${amount} par carte`,
  payAll: (count: number, amount: string) =>
    `Payer les ${count === 2 ? 'deux' : count === 3 ? 'trois' : count} en une fois (${amount})`,
  payOnly: (amount: string) => `Payer seulement celle-ci (${amount})`,
  alsoDue: (months: string, amount: string) => `À régler aussi : ${months}. En tout, ${amount}.`,
  secure: `Vous irez sur la page sécurisée de notre prestataire de paiement : aucun numéro de carte ne passe par ${brandName}.`,
  opening: 'Ouverture de la page de paiement',
  noCard:
    'Le paiement par carte est momentanément indisponible. Rien n’est perdu : réessayez plus tard ou appelez-nous.',
  changed: 'Une de ces cotisations vient de changer. Vérifiez ce qui reste à régler, puis réessayez.',
  failedToPay: 'La page de paiement n’a pas pu s’ouvrir.',
  debit: { bank_account: 'Par prélèvement', card: 'Avec la carte enregistrée' },
  nextAttempt: (day: string) => `Nous réessaierons le ${day}.`,
  nextAttemptFrom: (day: string, account: string) => `Nous réessaierons le ${day} sur le compte ${account}.`,
  final: 'Nous n’essaierons plus de prélever cette somme.',
  collected: (day: string, account: string | null) =>
    `Elle sera prélevée le ${day} sur ${account === null ? 'le nouveau compte' : `le compte ${account}`}, comme vous l’avez demandé. Vous n’avez rien à faire.`,
  collectedAfter: (attempt: string, day: string, account: string | null) =>
    `Nous réessaierons le ${attempt} sur l’ancien compte ; si cet essai échoue, elle sera prélevée le ${day} sur ${account === null ? 'le nouveau compte' : `le compte ${account}`}, comme vous l’avez demandé.`,
  ask: 'Payer quand même par carte ?',
  askText: (day: string) =>
    `Vous avez demandé que cette cotisation soit prélevée sur le nouveau compte, au plus tôt le ${day}. Si vous la payez maintenant par carte, elle ne sera plus prélevée.`,
  wait: 'Attendre le prélèvement',
  payAnyway: 'Payer par carte',
  toAccount: { bank_account: 'Changer de compte', card: 'Passer au prélèvement' },
  otherCard: 'Changer de carte',
  question: 'Une question, un désaccord ?',
  call: (phone: string) => `Appelez-nous au ${phone}`,
  history: 'Ce qui s’est passé',
  steps: 'Les étapes',
  moment: {
    paid: { bank_account: 'Prélèvement réussi', card: 'Payée par carte' },
    declined: { bank_account: receiptStatuses.fr.declined, card: receiptStatuses.fr.declined_card },
    settled: 'Réglée',
    next: 'Nouvel essai de prélèvement',
    collected: 'Prélèvement sur le nouveau compte',
    waiting: 'À régler par carte',
    planned: 'Prélèvement prévu',
  },
  back: 'Toutes les cotisations',
  downloadReceipt: 'Télécharger la quittance',
}
