import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/not-me.ts'

export const notMe: Draft<typeof french.notMe> = 'Dat was ik niet'
