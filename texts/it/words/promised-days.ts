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

export const promisedDays: Translated<typeof french.promisedDays> = {
  // spec §4: in Italy an answer is promised in hours.
  answer: (count: number) => `entro ${count * 24} ore`,
  transfer: (count: number) => `entro ${numbers[count] ?? count} ${count === 1 ? 'giorno bancario' : 'giorni bancari'}`,
}
