import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/channel-names.ts'

export const channelNames: Draft<typeof french.channelNames> = {
  post: 'per post',
  phone: 'telefonisch',
  email: 'per e-mail',
  counter: 'aan het loket',
}
