import { deliver, type MessageKey } from '../../server/src/platform/outbox/deliver.ts'
import { outboxQueue } from '../../server/src/platform/outbox/outbox.ts'
import type { DeliveryOutcome, OutboxTransports } from '../../server/src/platform/outbox/transport.ts'
import { createRandom } from '../random.ts'
import type { SimPortal } from './sim-portal.ts'

/** Mail and SMS as a year has them: some are refused for now, and some are taken though the answer says that they were not. */
export type Deliveries = { transports: OutboxTransports; hasTaken(message_id: string): boolean }

export function openDeliveries(seed: number): Deliveries {
  const random = createRandom(seed, 'deliveries')
  const taken = new Set<string>()
  async function take({ message_id }: { message_id: string }): Promise<DeliveryOutcome> {
    const one = random.next()
    if (one < 0.03) return { sent: false, again: true, reason: 'lost' }
    taken.add(message_id)
    return one < 0.05 ? { sent: false, again: true, reason: 'the answer was lost' } : { sent: true }
  }
  return { transports: { mail: take, sms: take }, hasTaken: (message_id) => taken.has(message_id) }
}

/** Has a portal deliver its outbox by these transports. */
export const deliverBy = ({ jobs, platform }: SimPortal, { transports }: Deliveries): Promise<void> =>
  jobs.work<MessageKey>(outboxQueue, (key) => deliver(platform, transports, key))
