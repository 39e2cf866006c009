import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const paymentMethodMessages = {
  title: pageNames.payment_methods.fr,
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher vos moyens de paiement.',
  debit: {
    title: 'Vos cotisations',
    hint: 'Le compte ou la carte qui les paie.',
    hintOver: 'Le compte ou la carte qui les payait.',
  },
  due: { title: 'Date du prélèvement', hint: 'Si ce jour n’est pas ouvré, c’est le jour ouvré suivant.' },
  refund: { title: 'Vos remboursements', hint: 'Le compte où nous les versons. Jamais une carte.' },
  special: 'Compte d’une société ou d’un mineur ? Appelez-nous :',
  callToChange: 'Un changement de compte, de carte ou de jour ? Appelez-nous :',
  receipts: { title: 'Dernières cotisations' },
}
