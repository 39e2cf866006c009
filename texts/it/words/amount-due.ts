import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/amount-due.ts'

export const amountDue: Translated<typeof french.amountDue> = { left: (amount) => `Restano da pagare ${amount}.` }
