import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/channel-names.ts'

export const channelNames: Translated<typeof french.channelNames> = {
  post: 'per posta',
  phone: 'per telefono',
  email: 'via e-mail',
  counter: 'allo sportello',
}
