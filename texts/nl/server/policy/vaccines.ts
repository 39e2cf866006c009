import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/server/policy/vaccines.ts'

export const vaccines: Draft<typeof french.vaccines> = {
  dog: 'CHPPiL, hondsdolheid',
  cat: 'kattenziekte, niesziekte, leukose, hondsdolheid',
}
