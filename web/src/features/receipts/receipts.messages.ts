import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { paperNames } from '@coussinet/contract/domain/documents.ts'
import { deName, elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

/** What all pages of the contributions say. */
export const receiptMessages = messages({
  fr: {
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
  },
  it: {
    title: pageNames.receipts.it,
    nextAttempt: (day: string) => elided(`Nuovo tentativo il ${day}`),
    noNextAttempt: 'Nessun altro tentativo',
    collected: (day: string) => elided(`Sarà addebitato il ${day} sul nuovo conto`),
    collectedAfter: (attempt: string, day: string) =>
      elided(`Nuovo tentativo il ${attempt} sul vecchio conto; se non riesce, il ${day} sul nuovo`),
    mend: 'Regolarizza',
    mendOf: (month: string) => `Regolarizza ${month}`,
    receipt: paperNames.it.receipt,
    receiptOf: (month: string) => `quietanza di ${month}`,
    month: 'Mese',
    issueDate: 'Emesso il',
    statusColumn: 'Stato',
    amount: 'Importo',
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare le Sue quietanze.',
  },
})
