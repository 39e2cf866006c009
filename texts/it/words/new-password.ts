import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/new-password.ts'

export const choosePassword: Translated<typeof french.choosePassword> = 'Scelga una nuova password'
