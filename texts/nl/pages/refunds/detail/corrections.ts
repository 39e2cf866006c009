import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import type * as french from '../../../../fr/pages/refunds/detail/corrections.ts'

export const correctionMessages: Draft<typeof french.correctionMessages> = {
  corrected: (day: string) => `Beslissing gecorrigeerd op ${day}`,
  amounts: (was: string, now: string) => `De terugbetaling bedroeg ${was} en bedraagt nu ${now}.`,
  same: payoutLabels.nl.stays,
  former: 'Vorige beslissingen',
  formerOf: (day: string, amount: string) => `Tot ${day}: ${amount}`,
  refused: 'geweigerd',
  why: 'Gecorrigeerd omdat:',
  already: 'Al gestort',
  due: 'Nog aan u te storten',
  overpaid: 'Te veel gestort',
  overpaidText: 'U hoeft voorlopig niets te doen: we schrijven u nog.',
  returned: 'Uw terugbetaling is bij ons teruggekomen',
  returnedText: (amount: string, day: string) =>
    `De bank heeft de overschrijving van ${amount} teruggestuurd op ${day}. Er is niets verloren: ze vertrekt opnieuw naar de rekening die u opgeeft.`,
  returnedOnce: (amount: string, day: string) => `Een overschrijving van ${amount} kwam bij ons terug op ${day}.`,
  checkAccount: 'Mijn rekening controleren',
}
