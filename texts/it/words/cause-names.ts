import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/cause-names.ts'

export const causeNames: Translated<typeof french.causeNames> = {
  accident: 'Infortunio',
  illness: 'Malattia',
  prevention: 'Prevenzione',
}
