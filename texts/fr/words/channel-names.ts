import type { Channel } from '@coussinet/contract/refund-requests.ts'

export const channelNames = {
  post: 'par courrier',
  phone: 'par téléphone',
  email: 'par e-mail',
  counter: 'au guichet',
} satisfies Record<Channel, string>
