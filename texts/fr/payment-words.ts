import { deName } from '../grammar.ts'

export const accountLabels = {
  account: 'Compte',
  holder: 'Titulaire',
  umr: 'Mandat',
  first_debit: 'Premier prélèvement',
  refunds: 'Remboursements',
  refunds_too: 'sur ce compte aussi',
}

export const unpaidToo = 'Cotisations impayées, prélevées aussi'

export const toPaymentMethods = 'Voir mes moyens de paiement'

export const amountDue = { left: (amount: string) => `Il reste ${amount} à régler.` }

export const declineNames = {
  AM04: 'Provision insuffisante',
  MS03: 'Refusé par la banque',
  TM01: 'Incident technique',
  FF01: 'Incident technique',
  FF05: 'Incident technique',
  AM05: 'Prélèvement en double',
  AC01: 'Compte introuvable',
  AC04: 'Compte clôturé',
  AC06: 'Compte bloqué',
  AG01: 'Compte non prélevable',
  MD01: 'Mandat non valable',
  MD06: 'Prélèvement contesté',
  MD07: 'Compte indisponible',
  MS02: 'Refusé par le titulaire du compte',
  RC01: 'Banque non reconnue',
  SL01: 'Bloqué par vos réglages bancaires',
  CNOR: 'Banque non joignable',
  DNOR: 'Banque non joignable',
  card_expired: 'Carte expirée',
  card_refused: 'Carte refusée',
  card_lost: 'Carte déclarée perdue',
  card_disputed: 'Paiement par carte contesté',
}

export const receiptStatuses = {
  paid: 'Payée',
  declined: 'Prélèvement refusé',
  declined_card: 'Paiement par carte refusé',
  upcoming: 'À venir',
}

export const contribution = {
  of: (month: string) => `Cotisation ${deName(month)}`,
}

export const sponsorshipStages = {
  created: 'Devis réalisé',
  signed: 'Devis signé',
  pending: 'Délai de renonciation en cours',
  validated: 'Parrainage validé',
  drawn: 'Gain découvert',
  paid: 'Gain versé',
  refused: 'Non retenu',
}

export const sponsorshipRefused = { clause: 'ce parrainage ne remplit pas les conditions de l’offre' }

export const gainPayment = {
  by: (day: string) => `au plus tard le ${day} sur votre compte de remboursement`,
}
