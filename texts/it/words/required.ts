import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/required.ts'

export const requiredText: Translated<typeof french.requiredText> = 'Obbligatorio'
