import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/member-number.ts'

export const memberNumber: Translated<typeof french.memberNumber> = 'Numero cliente'
