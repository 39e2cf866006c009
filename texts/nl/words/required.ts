import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/required.ts'

export const requiredText: Draft<typeof french.requiredText> = 'Verplicht'
