import { listNotifications } from '../../contract/src/notifications.ts'
import { listRefunds } from '../../contract/src/refunds.ts'
import { callOnce } from '../engine/call.ts'
import type { World } from '../engine/world.ts'
import type { Disagreement, Observed } from '../observed.ts'

const fault = (where: string, expected: unknown, observed: unknown): Disagreement => ({ where, expected, observed })

/** Disagreements of lists that show a member's things once more with what was seen of the whole member. */
export async function findListFaults(world: World, observed: Observed): Promise<Disagreement[]> {
  const { nevg, requests, notifications } = observed
  const token = await world.signedIn(nevg)
  const own = requests.filter(({ before_portal }) => !before_portal).flatMap(({ refunds }) => refunds)
  const query = { limit: 100, from: '2020-01-01' }
  const { body: listed } = await callOnce(world.portal(), listRefunds, { token, query })
  const asText = (refunds: { animal_id: string; refunded_cents: number; payment_date: string | null }[]) =>
    refunds
      .map(({ animal_id, refunded_cents, payment_date }) => `${animal_id} ${refunded_cents} ${payment_date}`)
      .toSorted()
      .join('\n')
  const shown = listed.data
    .filter(({ before_portal }) => !before_portal)
    .map(({ animal, ...refund }) => ({ ...refund, animal_id: animal.id }))
  const { body: told } = await callOnce(world.portal(), listNotifications, { token, query: { limit: 20 } })
  const unread = notifications.filter(({ read_at }) => read_at === null).length
  const latest = notifications.slice(-20).map(({ created_at }) => created_at)
  const first = told.data.map(({ created_at }) => created_at).toReversed()
  return [
    ...(asText(own) === asText(shown) ? [] : [fault(`list of refunds of ${nevg}`, own, shown)]),
    ...(told.unread === unread ? [] : [fault(`unread notifications of ${nevg}`, unread, told.unread)]),
    ...(latest.join() === first.join() ? [] : [fault(`latest notifications of ${nevg}`, latest, first)]),
  ]
}
