import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/cause-names.ts'

export const causeNames: Draft<typeof french.causeNames> = {
  accident: 'Ongeval',
  illness: 'Ziekte',
  prevention: 'Preventie',
}
