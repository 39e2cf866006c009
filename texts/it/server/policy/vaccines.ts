import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/server/policy/vaccines.ts'

export const vaccines: Translated<typeof french.vaccines> = {
  dog: 'CHPPiL, rabbia',
  cat: 'panleucopenia, rinotracheite, calicivirus, leucemia, rabbia',
}
