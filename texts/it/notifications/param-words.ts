import { list } from '@coussinet/contract/domain/format.ts'
import { elided, plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/notifications/param-words.ts'

export const paramWords: Translated<typeof french.paramWords> = {
  lastAnimal: 'La Sua polizza non assicura altri animali: termina con la sua copertura, e Le scriveremo al riguardo.',
  condolence: (names: readonly string[]) => `Abbiamo saputo della morte di ${list(names, 'it')} e Le siamo vicini.`,
  noAccount: 'Indichi il conto su cui riceverli: nessuno è registrato.',
  missing: (things: readonly string[]) =>
    `${plural(things.length, 'ci manca', 'ci mancano', 'it')} ${list(things, 'it')}`,
  missingBy: (count: number, day: string) =>
    elided(`${plural(count, 'Ci serve', 'Ci servono', 'it')} entro il ${day}.`),
  daysLeft: (days: number) => plural(days, 'Resta 1 giorno', `Restano ${days} giorni`, 'it'),
  timeLeft: (days: number, day: string) =>
    days === 0
      ? `Oggi, ${day}, è l’ultimo giorno`
      : elided(`${plural(days, 'Resta 1 giorno', `Restano ${days} giorni`, 'it')}, fino al ${day}`),
  unknown: 'Novità nella Sua area personale',
}
