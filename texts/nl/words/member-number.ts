import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/member-number.ts'

export const memberNumber: Draft<typeof french.memberNumber> = 'Klantnummer'
