import { endAnimalCover, getAnimal } from '../../contract/src/animals.ts'
import { disputeDecision } from '../../contract/src/disputes.ts'
import type { Endpoint } from '../../contract/src/endpoint.ts'
import { withdrawFormulaChange } from '../../contract/src/formula-changes.ts'
import { deleteQuote, getQuote, submitQuote } from '../../contract/src/quotes.ts'
import { getReceipt } from '../../contract/src/receipts.ts'
import { changeRefundRequest, getRefundRequest, submitRefundRequest } from '../../contract/src/refund-requests.ts'
import { getRefund } from '../../contract/src/refunds.ts'
import { listRequestMessages, readRequestMessages, sendRequestMessage } from '../../contract/src/request-messages.ts'
import { drawSponsorship } from '../../contract/src/sponsorship.ts'
import type { Act } from '../acts.ts'
import { type Call, callOnce } from '../engine/call.ts'
import type { World } from '../engine/world.ts'
import type { Disagreement } from '../observed.ts'

/** Subject of an act, by the calls that would show it. */
async function subjectsOf(world: World, act: Act): Promise<[Endpoint, string][]> {
  const found: [Endpoint, string][] = []
  const request = 'request' in act ? world.names.idOf('request', act.request) : undefined
  const quote = 'quote' in act && act.quote !== null ? world.names.idOf('quote', act.quote) : undefined
  if (request !== undefined) found.push([getRefundRequest, request])
  if (request !== undefined && act.kind.endsWith('-message')) found.push([listRequestMessages, request])
  if (quote !== undefined) found.push([getQuote, quote])
  if ('receipt' in act) found.push([getReceipt, act.receipt])
  if ('animal_id' in act) found.push([getAnimal, act.animal_id])
  if (request === undefined || (act.kind !== 'accept' && act.kind !== 'pay')) return found
  const refund = await world.place.own
    .selectFrom('refunds')
    .select('refund_id')
    .where('member_id', '=', world.memberId(act.nevg))
    .where('request_id', '=', request)
    .executeTakeFirst()
  return refund ? [...found, [getRefund, refund.refund_id]] : found
}

type Write = [Endpoint, string, { body?: object; form?: Record<string, string> }]

/** Calls that would change the subject of an act. */
function writesAbout(world: World, act: Act): Write[] {
  const found: Write[] = []
  const request = 'request' in act ? world.names.idOf('request', act.request) : undefined
  const quote = 'quote' in act && act.quote !== null ? world.names.idOf('quote', act.quote) : undefined
  const change = 'change' in act ? world.names.idOf('change', act.change) : undefined
  if (request !== undefined)
    found.push(
      [submitRefundRequest, request, {}],
      [changeRefundRequest, request, { body: { paid_confirmed: true } }],
      [sendRequestMessage, request, { form: { text: 'Bonjour.' } }],
      [readRequestMessages, request, { body: {} }],
      [disputeDecision, request, { form: { reason: 'Je conteste cette décision : la facture était complète.' } }],
    )
  if (quote !== undefined) found.push([deleteQuote, quote, {}], [submitQuote, quote, {}])
  if (change !== undefined) found.push([withdrawFormulaChange, change, {}])
  if ('godchild' in act) found.push([drawSponsorship, act.godchild, {}])
  if ('animal_id' in act)
    found.push([endAnimalCover, act.animal_id, { body: { reason: 'deceased', on: act.at.slice(0, 10) } }])
  return found
}

/** Tries, as another member, to change what an act of the day was about, by one call a day: it is not there for them. */
export async function findChangedByOthers(world: World, acts: readonly Act[]): Promise<Disagreement[]> {
  const writes = acts.flatMap((act) => writesAbout(world, act).map((write) => ({ nevg: act.nevg, write })))
  const day = Math.floor(world.clock.now().getTime() / 86_400_000)
  const tried = writes[day % writes.length]
  const other = world.script.members.find(({ nevg }) => nevg !== tried?.nevg)
  if (!tried || !other) return []
  const [endpoint, id, sent] = tried.write
  const call = { ...sent, token: await world.signedIn(other.nevg), params: { id } } as Call<Endpoint>
  const { status } = await callOnce(world.portal(), endpoint, call)
  return status === 404 ? [] : [{ where: `${endpoint.name} by another member`, expected: 404, observed: status }]
}

/** Asks, as another member, for what an act of the day was about, by one call of each kind: it is not there for them. */
export async function findSeenByOthers(world: World, acts: readonly Act[]): Promise<Disagreement[]> {
  const asked = new Set<Endpoint>()
  const found: Disagreement[] = []
  for (const act of acts) {
    const other = world.script.members.find(({ nevg }) => nevg !== act.nevg)
    if (other === undefined) continue
    for (const [endpoint, id] of await subjectsOf(world, act)) {
      if (asked.has(endpoint)) continue
      asked.add(endpoint)
      const call = { token: await world.signedIn(other.nevg), params: { id } } as Call<Endpoint>
      const { status } = await callOnce(world.portal(), endpoint, call)
      if (status !== 404) found.push({ where: `${endpoint.name} of another member`, expected: 404, observed: status })
    }
  }
  return found
}
