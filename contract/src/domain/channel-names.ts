import type { Channel } from '../refund-requests.ts'
import { type Language, messages } from './messages.ts'

/** Ways by which a request reached the insurer, as the end of a sentence. */
export const channelNames = messages({
  fr: { post: 'par courrier', phone: 'par téléphone', email: 'par e-mail', counter: 'au guichet' },
  it: { post: 'per posta', phone: 'per telefono', email: 'via e-mail', counter: 'allo sportello' },
} satisfies Record<Language, Record<Channel, string>>)
