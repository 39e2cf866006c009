import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/promised-days.ts'

const numbers: readonly string[] = ['', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']

export const promisedDays: Draft<typeof french.promisedDays> = {
  answer: (count: number) => `binnen ${numbers[count] ?? count} ${count === 1 ? 'werkdag' : 'werkdagen'}`,
  transfer: (count: number) => `binnen ${numbers[count] ?? count} ${count === 1 ? 'bankwerkdag' : 'bankwerkdagen'}`,
}
