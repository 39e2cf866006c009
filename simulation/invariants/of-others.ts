import { getQuote } from '../../contract/src/quotes.ts'
import { getRefundRequest } from '../../contract/src/refund-requests.ts'
import type { Act } from '../acts.ts'
import { callOnce } from '../engine/call.ts'
import type { World } from '../engine/world.ts'
import type { Disagreement } from '../observed.ts'

/** Asks, as another member, for what the acts of a day were about: it is not there for them. */
export async function findSeenByOthers(world: World, acts: readonly Act[]): Promise<Disagreement[]> {
  const act = acts.find((one) => 'request' in one || 'quote' in one)
  const other = world.script.members.find(({ nevg }) => nevg !== act?.nevg)
  if (act === undefined || other === undefined) return []
  const token = await world.signedIn(other.nevg)
  const found: Disagreement[] = []
  const request = 'request' in act ? world.names.idOf('request', act.request) : undefined
  const quote = 'quote' in act && act.quote !== null ? world.names.idOf('quote', act.quote) : undefined
  for (const [endpoint, id] of [
    [getRefundRequest, request],
    [getQuote, quote],
  ] as const) {
    if (id === undefined) continue
    const { status } = await callOnce(world.portal(), endpoint, { token, params: { id } })
    if (status !== 404) found.push({ where: `${endpoint.name} of another member`, expected: 404, observed: status })
  }
  return found
}
