import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/amount-due.ts'

export const amountDue: Draft<typeof french.amountDue> = { left: (amount) => `Er blijft nog ${amount} te betalen.` }
