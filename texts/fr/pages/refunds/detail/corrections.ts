import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'

export const correctionMessages = {
  corrected: (day: string) => `Décision corrigée le ${day}`,
  amounts: (was: string, now: string) => `Le remboursement était de ${was}, il est maintenant de ${now}.`,
  same: payoutLabels.fr.stays,
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
}
