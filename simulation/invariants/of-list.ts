import { listFiledRequests } from '../../contract/src/integration/refund-requests.ts'
import type { Done } from '../acts.ts'
import { callOnce } from '../engine/call.ts'
import type { World } from '../engine/world.ts'
import type { Disagreement } from '../observed.ts'

/** Claims system that asks from time to time what has changed since it asked. */
export type FollowedList = {
  /** Notes an act whose request must be listed at the next time. */
  note(done: Done): void
  /** Asks, and finds what is missing or has another status than it has. */
  follow(world: World): Promise<Disagreement[]>
}

// Messages, and reading them, change nothing of a request.
const changing = ['file', 'open', 'accept', 'reject', 'correct', 'pay', 'return-payment', 'dispute']

export function openFollowedList(): FollowedList {
  const changed = new Set<string>()
  let since: string | null = null

  async function readChanges(world: World): Promise<Map<string, string>> {
    const token = await world.machine()
    const listed = new Map<string, string>()
    let cursor: string | null = null
    do {
      const query: object = { limit: 20, ...(since && { changed_since: since }), ...(cursor && { cursor }) }
      const { body } = await callOnce(world.portal(), listFiledRequests, { token, query })
      for (const { id, status } of body.data) listed.set(id, status)
      cursor = body.next_cursor
      if (cursor === null) since = body.read_until
    } while (cursor !== null)
    return listed
  }

  return {
    note({ act, outcome }) {
      if (outcome.kind === 'done' && changing.includes(act.kind) && 'request' in act) changed.add(act.request)
    },
    async follow(world) {
      const listed = await readChanges(world)
      const rows = await world.place.own.selectFrom('refund_requests').select(['request_id', 'status']).execute()
      const found = rows
        .filter(({ request_id, status }) => (listed.get(request_id) ?? status) !== status)
        .map(({ request_id, status }) => ({
          where: `list of changed requests: ${world.names.nameOf('request', request_id)}`,
          expected: status,
          observed: listed.get(request_id),
        }))
      const missing = [...changed].filter((name) => !listed.has(world.names.idOf('request', name) ?? ''))
      changed.clear()
      return [
        ...found,
        ...missing.map((name) => ({
          where: `list of changed requests: ${name}`,
          expected: 'listed',
          observed: 'missing',
        })),
      ]
    },
  }
}
