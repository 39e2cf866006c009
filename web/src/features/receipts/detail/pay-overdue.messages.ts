import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { receiptStatuses } from '@coussinet/contract/domain/receipt-labels.ts'

export const payOverdueMessages = messages({
  fr: {
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
  },
  it: {
    due: 'Da pagare',
    settled: 'Pagato',
    planned: 'In arrivo',
    dueSince: {
      bank_account: (day: string) => elided(`Addebito del ${day}`),
      card: (day: string) => elided(`Pagamento del ${day}`),
    },
    calm: {
      paid: 'È tutto in ordine, grazie.',
      upcoming: (day: string) => `Sarà addebitato ${day}. Non deve fare nulla.`,
    },
    mend: 'Con carta, subito',
    payOne: (amount: string) => `Paga ${amount} con carta`,
    payAll: (count: number, amount: string) =>
      `Paga ${count === 2 ? 'entrambi' : count === 3 ? 'tutti e tre' : `tutti e ${count}`} in una volta (${amount})`,
    payOnly: (amount: string) => `Paga solo questo (${amount})`,
    alsoDue: (months: string, amount: string) => `Da pagare anche: ${months}. In tutto ${amount}.`,
    secure: `Passerà alla pagina sicura del nostro fornitore di pagamenti: nessun numero di carta passa da ${brandName}.`,
    opening: 'Apertura della pagina di pagamento',
    noCard: 'Il pagamento con carta non è al momento disponibile. Nulla è perso: riprovi più tardi o ci chiami.',
    changed: 'Uno di questi premi è appena cambiato. Verifichi che cosa resta da pagare, poi riprovi.',
    failedToPay: 'Non è stato possibile aprire la pagina di pagamento.',
    debit: { bank_account: 'Con addebito diretto', card: 'Con la carta registrata' },
    nextAttempt: (day: string) => `Riproveremo ${day}.`,
    nextAttemptFrom: (day: string, account: string) => `Riproveremo ${day} sul conto ${account}.`,
    final: 'Non effettueremo altri tentativi di addebito.',
    collected: (day: string, account: string | null) =>
      `Sarà addebitato ${day} ${account === null ? 'sul nuovo conto' : `sul conto ${account}`}, come ha chiesto. Non deve fare nulla.`,
    collectedAfter: (attempt: string, day: string, account: string | null) =>
      `Riproveremo ${attempt} sul vecchio conto; se non riesce, sarà addebitato ${day} ${account === null ? 'sul nuovo conto' : `sul conto ${account}`}, come ha chiesto.`,
    ask: 'Pagare comunque con carta?',
    askText: (day: string) =>
      `Ha chiesto che questo premio sia addebitato sul nuovo conto, non prima di ${day}. Se lo paga ora con carta, non sarà più addebitato.`,
    wait: 'Attendi l’addebito',
    payAnyway: 'Paga con carta',
    toAccount: { bank_account: 'Cambia conto', card: 'Passa all’addebito sul conto' },
    otherCard: 'Cambia carta',
    question: 'Una domanda, un disaccordo?',
    call: (phone: string) => `Ci chiami al ${phone}`,
    history: 'Che cosa è successo',
    steps: 'Le tappe',
    moment: {
      paid: { bank_account: 'Addebito riuscito', card: 'Pagato con carta' },
      declined: { bank_account: receiptStatuses.it.declined, card: receiptStatuses.it.declined_card },
      settled: 'Pagato',
      next: 'Nuovo tentativo di addebito',
      collected: 'Addebito sul nuovo conto',
      waiting: 'Da pagare con carta',
      planned: 'Addebito previsto',
    },
    back: 'Tutti i premi',
    downloadReceipt: 'Scarica la quietanza',
  },
})
