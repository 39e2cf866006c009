import { messages } from '@coussinet/contract/domain/messages.ts'

export const drawMessages = messages({
  fr: {
    by_lot: {
      draw: 'Découvrir mon gain',
      drawing: 'Votre gain se dévoile…',
      won: (amount: string) => `Bravo ! Vous gagnez ${amount}.`,
      failed: 'Votre gain n’a pas pu être dévoilé. Il vous attend toujours.',
    },
    fixed: {
      draw: 'Recevoir mon gain',
      drawing: 'Nous préparons votre gain…',
      won: (amount: string) => `C’est noté. Vous recevez ${amount}.`,
      failed: 'Votre gain n’a pas pu être demandé. Il vous attend toujours.',
    },
    title: (firstname: string) => `Votre gain avec ${firstname}`,
    retry: 'Réessayer',
    close: 'Fermer',
  },
  it: {
    by_lot: {
      draw: 'Scopri il premio',
      drawing: 'Il Suo premio sta per comparire…',
      won: (amount: string) => `Complimenti! Ha ottenuto ${amount}.`,
      failed: 'Non è stato possibile mostrare il Suo premio. È sempre Suo.',
    },
    fixed: {
      draw: 'Ricevi il premio',
      drawing: 'Prepariamo il Suo premio…',
      won: (amount: string) => `Richiesta registrata. Riceve ${amount}.`,
      failed: 'Non è stato possibile richiedere il Suo premio. È sempre Suo.',
    },
    title: (firstname: string) => `Il Suo premio con ${firstname}`,
    retry: 'Riprova',
    close: 'Chiudi',
  },
})

/** The words of a draw, or of a gain that is the same for each godchild. */
export const drawKind = (by_lot: boolean) => (by_lot ? 'by_lot' : 'fixed')
