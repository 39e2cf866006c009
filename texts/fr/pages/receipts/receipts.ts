import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { paperNames } from '@coussinet/contract/domain/document-names.ts'
import { deName } from '@coussinet/contract/domain/grammar.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type { DeclineCode } from '@coussinet/contract/receipts.ts'

type Reason = {
  why: string
  todo: string
}

const reasons: Record<DeclineCode, Reason> = {
  AM04: {
    why: 'Le compte n’était pas assez approvisionné le jour du prélèvement.',
    todo: 'Approvisionnez le compte avant le nouvel essai, ou réglez par carte dès maintenant.',
  },
  MS03: {
    why: 'La banque a refusé le prélèvement sans nous dire pourquoi.',
    todo: 'Votre banque peut vous donner la raison. Vous pouvez aussi régler par carte dès maintenant.',
  },
  TM01: {
    why: 'Notre demande est arrivée trop tard à la banque : l’incident vient de nous.',
    todo: 'Nous la présenterons de nouveau. Vous n’avez rien à faire.',
  },
  FF01: {
    why: 'La banque n’a pas pu lire notre demande : l’incident vient de nous.',
    todo: 'Nous la présenterons de nouveau. Vous n’avez rien à faire.',
  },
  FF05: {
    why: 'Notre demande n’avait pas le bon format : l’incident vient de nous.',
    todo: 'Nous la présenterons de nouveau. Vous n’avez rien à faire.',
  },
  AM05: {
    why: 'La banque a cru que cette cotisation était prélevée deux fois.',
    todo: 'Regardez d’abord si elle figure sur votre relevé. Si ce n’est pas le cas, réglez-la par carte.',
  },
  AC01: {
    why: 'La banque ne trouve pas de compte à ce numéro.',
    todo: 'Indiquez-nous un autre compte, et réglez cette cotisation par carte.',
  },
  AC04: {
    why: 'Le compte à débiter est clôturé.',
    todo: 'Indiquez-nous votre nouveau compte, et réglez cette cotisation par carte.',
  },
  AC06: {
    why: 'Le compte est bloqué : la banque n’y laisse passer aucun prélèvement.',
    todo: 'Voyez avec votre banque, ou réglez cette cotisation par carte.',
  },
  AG01: {
    why: 'Ce compte n’accepte pas les prélèvements : c’est souvent le cas d’un compte d’épargne.',
    todo: 'Indiquez-nous un compte courant, et réglez cette cotisation par carte.',
  },
  MD01: {
    why: 'La banque n’a pas de mandat valable pour ce prélèvement.',
    todo: 'Il faut signer un nouveau mandat. D’ici là, réglez cette cotisation par carte.',
  },
  MD06: {
    why: 'Le titulaire du compte a demandé à sa banque de lui rendre ce prélèvement.',
    todo: 'Si c’est une erreur, réglez cette cotisation par carte. Sinon, appelez-nous pour en parler.',
  },
  MD07: {
    why: 'La banque nous dit que ce compte n’est plus disponible.',
    todo: 'Appelez-nous : nous verrons avec vous comment continuer.',
  },
  MS02: {
    why: 'Le titulaire du compte a demandé à sa banque de refuser ce prélèvement.',
    todo: 'Réglez cette cotisation par carte, ou appelez-nous si le montant vous surprend.',
  },
  RC01: {
    why: 'L’identifiant de la banque (BIC) n’est pas reconnu.',
    todo: 'Indiquez-nous un autre compte, et réglez cette cotisation par carte.',
  },
  SL01: {
    why: 'Les réglages du compte limitent ou filtrent les prélèvements.',
    todo: `Autorisez ${brandName} dans votre espace bancaire, et réglez cette cotisation par carte.`,
  },
  CNOR: {
    why: 'Notre banque n’a pas pu joindre celle du compte.',
    todo: 'Réglez cette cotisation par carte, ou indiquez-nous un compte dans une autre banque.',
  },
  DNOR: {
    why: 'La banque du compte ne peut pas recevoir de prélèvement.',
    todo: 'Réglez cette cotisation par carte, ou indiquez-nous un compte dans une autre banque.',
  },
  card_expired: {
    why: 'La carte enregistrée a expiré.',
    todo: 'Réglez avec une carte en cours de validité.',
  },
  card_refused: {
    why: 'La banque de la carte a refusé le paiement.',
    todo: 'Essayez avec une autre carte, ou voyez avec votre banque.',
  },
  card_lost: {
    why: 'La carte enregistrée a été déclarée perdue ou volée.',
    todo: 'Réglez avec une autre carte.',
  },
}

type Advice = Partial<Record<DeclineCode, string>>

const withoutCard: Advice = {
  AM04: 'Approvisionnez le compte avant le nouvel essai.',
  MS03: 'Votre banque peut vous donner la raison.',
  AM05: 'Regardez d’abord si elle figure sur votre relevé. Si ce n’est pas le cas, appelez-nous.',
  AC01: 'Indiquez-nous un autre compte : cette cotisation pourra y être prélevée.',
  AC04: 'Indiquez-nous votre nouveau compte : cette cotisation pourra y être prélevée.',
  AC06: 'Voyez avec votre banque, ou indiquez-nous un autre compte.',
  AG01: 'Indiquez-nous un compte courant : cette cotisation pourra y être prélevée.',
  MD01: 'Signez un nouveau mandat : cette cotisation pourra aussi être prélevée grâce à lui.',
  MD06: 'Appelez-nous pour en parler.',
  MS02: 'Indiquez-nous un autre compte, ou appelez-nous si le montant vous surprend.',
  RC01: 'Indiquez-nous un autre compte : cette cotisation pourra y être prélevée.',
  SL01: `Autorisez ${brandName} dans votre espace bancaire, puis appelez-nous.`,
  CNOR: 'Indiquez-nous un compte dans une autre banque.',
  DNOR: 'Indiquez-nous un compte dans une autre banque.',
  card_expired: 'Passez au prélèvement sur un compte, ou appelez-nous.',
  card_refused: 'Voyez avec votre banque, passez au prélèvement sur un compte, ou appelez-nous.',
  card_lost: 'Passez au prélèvement sur un compte, ou appelez-nous.',
}

export const receiptMessages = {
  title: pageNames.receipts.fr,
  nextAttempt: (day: string) => `Nouvel essai le ${day}`,
  noNextAttempt: 'Pas de nouvel essai',
  collected: (day: string) => `Sera prélevée le ${day} sur le nouveau compte`,
  collectedAfter: (attempt: string, day: string) =>
    `Nouvel essai le ${attempt} sur l’ancien compte ; s’il échoue, le ${day} sur le nouveau`,
  mend: 'Régulariser',
  mendOf: (month: string) => `Régulariser ${month}`,
  receipt: paperNames.fr.receipt,
  receiptOf: (month: string) => `quittance ${deName(month)}`,
  month: 'Mois',
  issueDate: 'Émise le',
  statusColumn: 'Statut',
  amount: 'Montant',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher vos quittances.',
}

export const declineMessages = { reasons, final: 'Nous n’essaierons plus de la prélever : réglez-la par carte.' }

export const withoutCardMessages = {
  reasons: withoutCard,
  final: 'Nous n’essaierons plus de la prélever sur ce compte : indiquez-nous un autre compte, ou appelez-nous.',
  /** below the debit, where no attempt is planned */
  ways: 'Indiquez-nous un autre compte : vous pourrez demander que cette somme y soit prélevée. Ou appelez-nous, nous conviendrons du règlement.',
  waiting: 'À régler',
}
