import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/promised-days.ts'

const numbers: readonly string[] = ['', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']

const answer = (count: number) => `binnen ${numbers[count] ?? count} ${count === 1 ? 'werkdag' : 'werkdagen'}`

export const promisedDays: Draft<typeof french.promisedDays> = {
  answer,
  answer_in_full: answer,
  transfer: (count: number) => `binnen ${numbers[count] ?? count} ${count === 1 ? 'bankwerkdag' : 'bankwerkdagen'}`,
}
