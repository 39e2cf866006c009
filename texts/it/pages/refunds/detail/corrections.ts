import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import type * as french from '../../../../fr/pages/refunds/detail/corrections.ts'

export const correctionMessages: Translated<typeof french.correctionMessages> = {
  corrected: (day: string) => elided(`Decisione corretta il ${day}`),
  amounts: (was: string, now: string) => `Il rimborso era di ${was}, ora è di ${now}.`,
  same: payoutLabels.it.stays,
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
}
