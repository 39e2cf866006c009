import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { accountLabels, unpaidToo } from '@coussinet/contract/domain/account-labels.ts'

// As the other notices (notices.ts); `undated` is the text of a mandate, where no debit of its account is planned.

export const accountNotices = {
  mandate_signed: {
    title: 'Le compte de vos cotisations a été modifié',
    sms: 'Le compte de vos cotisations a été modifié',
    text: `Un mandat de prélèvement vient d’être signé dans votre espace ${brandName} : vos cotisations seront débitées du compte ci-dessous.`,
    undated: `Un mandat de prélèvement vient d’être signé dans votre espace ${brandName} pour le compte ci-dessous. Aucun prélèvement sur ce compte n’est prévu pour l’instant.`,
    undone:
      'Ce mandat n’est pas annulé par le lien : un conseiller vérifie avec vous le compte à débiter. Les mandats et les comptes qui attendent leur code sont abandonnés.',
  },
  refund_account_changed: {
    title: 'Le compte de vos remboursements a été modifié',
    sms: 'Le compte de vos remboursements a été modifié',
    text: 'Vos prochains remboursements seront versés sur le compte ci-dessous. Ceux qui sont déjà acceptés restent versés sur le compte prévu.',
    undone:
      'L’ancien compte n’est pas rétabli : aucun remboursement ne part vers le nouveau tant que nous n’avons pas vérifié avec vous. Les mandats et les comptes qui attendent leur code sont abandonnés.',
  },
  account_released: {
    title: 'Vos remboursements n’attendent plus',
    sms: 'L’attente de vos remboursements a été levée',
    text: 'Un code a été validé pour que vos remboursements soient versés dès maintenant sur votre nouveau compte, sans attendre 48 heures.',
    undone:
      'Les remboursements qui ne sont pas encore partis sont remis en attente, tant que nous n’avons pas vérifié avec vous. Les mandats et les comptes qui attendent leur code sont abandonnés.',
  },
  card_registered: {
    title: 'Une carte a été enregistrée pour vos cotisations',
    sms: 'Une carte a été enregistrée pour vos cotisations',
    text: 'Vos prochaines cotisations seront débitées de cette carte.',
    named: 'Carte',
    undone: 'Cette carte n’est pas retirée par le lien : un conseiller vérifie avec vous le moyen de paiement.',
  },
}

export const accountLines = {
  debited: 'Compte débité',
  refunded: accountLabels.fr.account,
  former: 'Ancien compte',
  former_card: 'Ancien moyen de paiement',
  holder: accountLabels.fr.holder,
  umr: accountLabels.fr.umr,
  first: accountLabels.fr.first_debit,
  unpaid: unpaidToo.fr,
  last: 'Dernier prélèvement sur l’ancien compte',
  refunds: accountLabels.fr.refunds,
  too: `Versés ${accountLabels.fr.refunds_too}`,
  held: 'Remboursements en attente jusqu’au',
}
