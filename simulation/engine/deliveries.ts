import { deliver, type MessageKey } from '../../server/src/platform/outbox/deliver.ts'
import { outboxQueue } from '../../server/src/platform/outbox/outbox.ts'
import type { Delivery, Transports } from '../../server/src/platform/outbox/transport.ts'
import { createRandom } from '../random.ts'
import type { SimPortal } from './sim-portal.ts'

/** Mail and SMS as a year has them: some are refused for now, and some are taken though the answer says that they were not. */
export type Deliveries = { transports: Transports; lost: number; doubled: number; sent: number }

export function openDeliveries(seed: number): Deliveries {
  const random = createRandom(seed, 'deliveries')
  const deliveries: Deliveries = { transports: {}, lost: 0, doubled: 0, sent: 0 }
  async function take(): Promise<Delivery> {
    const one = random.next()
    if (one < 0.03) {
      deliveries.lost += 1
      return { sent: false, again: true, reason: 'lost' }
    }
    deliveries.sent += 1
    if (one >= 0.05) return { sent: true }
    deliveries.doubled += 1
    return { sent: false, again: true, reason: 'the answer was lost' }
  }
  deliveries.transports = { mail: take, sms: take }
  return deliveries
}

/** Has a portal deliver its outbox by these transports. */
export const deliverBy = ({ jobs, platform }: SimPortal, { transports }: Deliveries): Promise<void> =>
  jobs.work<MessageKey>(outboxQueue, (key) => deliver(platform, transports, key))
