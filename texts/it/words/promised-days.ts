import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/promised-days.ts'

const numbers: readonly string[] = [
  '',
  'un',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
]

// spec §4: in Italy an answer in two working days is promised in hours; longer ones would be read as hours that run at weekends.
const areHours = (count: number) => count === 2
const answer = (count: number) =>
  areHours(count)
    ? 'entro 48 ore'
    : `entro ${numbers[count] ?? count} ${count === 1 ? 'giorno lavorativo' : 'giorni lavorativi'}`

export const promisedDays: Translated<typeof french.promisedDays> = {
  answer,
  answer_in_full: (count: number) => (areHours(count) ? `${answer(count)}, nei giorni lavorativi` : answer(count)),
  transfer: (count: number) => `entro ${numbers[count] ?? count} ${count === 1 ? 'giorno bancario' : 'giorni bancari'}`,
}
