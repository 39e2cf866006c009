import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

/** Words of decisions that were corrected, and of payments that did not go as usual. */
export const correctionMessages = messages({
  fr: {
    corrected: (day: string) => `Décision corrigée le ${day}`,
    amounts: (was: string, now: string) => `Le remboursement était de ${was}, il est maintenant de ${now}.`,
    same: (amount: string) => `Le remboursement reste de ${amount}.`,
    former: 'Décisions précédentes',
    formerOf: (day: string, amount: string) => `Jusqu’au ${day} : ${amount}`,
    refused: 'refusée',
    why: 'Corrigée parce que :',
    already: 'Déjà versé',
    due: 'Reste à vous verser',
    overpaid: 'Versé en trop',
    overpaidText: 'Vous n’avez rien à faire pour l’instant : nous vous écrirons.',
    returned: 'Votre remboursement nous est revenu',
    returnedText: (amount: string, day: string) =>
      `La banque a renvoyé le virement de ${amount} le ${day}. Rien n’est perdu : il repartira vers le compte que vous indiquez.`,
    returnedOnce: (amount: string, day: string) => `Un virement de ${amount} nous était revenu le ${day}.`,
    checkAccount: 'Vérifier mon compte',
  },
  it: {
    corrected: (day: string) => elided(`Decisione corretta il ${day}`),
    amounts: (was: string, now: string) => `Il rimborso era di ${was}, ora è di ${now}.`,
    same: (amount: string) => `Il rimborso resta di ${amount}.`,
    former: 'Decisioni precedenti',
    formerOf: (day: string, amount: string) => elided(`Fino al ${day}: ${amount}`),
    refused: 'rifiutata',
    why: 'Corretta perché:',
    already: 'Già accreditato',
    due: 'Ancora da accreditare',
    overpaid: 'Accreditato in più',
    overpaidText: 'Per ora non deve fare nulla: Le scriveremo.',
    returned: 'Il rimborso è tornato indietro',
    returnedText: (amount: string, day: string) =>
      elided(
        `La banca ha restituito il bonifico di ${amount} il ${day}. Nulla è perduto: ripartirà verso il conto che indica.`,
      ),
    returnedOnce: (amount: string, day: string) => elided(`Un bonifico di ${amount} era tornato indietro il ${day}.`),
    checkAccount: 'Verifica il conto',
  },
})
