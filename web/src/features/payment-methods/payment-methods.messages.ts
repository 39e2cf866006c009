import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const paymentMethodMessages = messages({
  fr: {
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
  },
  it: {
    title: pageNames.payment_methods.it,
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare i Suoi metodi di pagamento.',
    debit: {
      title: 'I Suoi premi',
      hint: 'Il conto o la carta con cui li paga.',
      hintOver: 'Il conto o la carta con cui li pagava.',
    },
    due: { title: 'Data dell’addebito', hint: 'Se il giorno non è lavorativo, il primo giorno lavorativo successivo.' },
    refund: { title: 'I Suoi rimborsi', hint: 'Il conto su cui li accreditiamo. Mai una carta.' },
    special: 'Conto di una società o di un minore? Ci chiami:',
    callToChange: 'Un cambio di conto, di carta o di giorno? Ci chiami:',
    receipts: { title: 'Ultimi premi' },
  },
})
