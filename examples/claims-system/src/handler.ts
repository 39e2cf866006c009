import type { FiledQuote, FiledRequest, Page, PaymentOrder, ThreadMessage, Transition } from './api.ts'
import { judge, readDocuments } from './assess.ts'
import { type Client, Refused } from './client.ts'
import type { Store } from './state.ts'

const quoteHoldsFor = 30 * 86_400_000

type Desk = { client: Client; store: Store; tell(line: string): void }

/**
 * Does what a request needs next, until it waits for its member or is over. It goes by the status that the portal tells,
 * not by the event that called it: so it may be called twice, late, or after a crash, and each step is made once.
 */
export async function handleRequest(desk: Desk, id: string): Promise<void> {
  const { client, tell } = desk
  for (;;) {
    const request = await client.ask<FiledRequest>(`/refund-requests/${id}`)
    if (request.status === 'action-required' || request.status === 'rejected') return
    if (request.status === 'accepted') return payRefunds(desk, request)
    const move = await nextMove(desk, request)
    tell(`${request.tracking_reference}: ${request.status} → ${move.to}`)
    await makeMove(client, request, move)
  }
}

/**
 * Shows what the member of a request wrote in its thread and nobody has read yet, the oldest first: a real system lays it before
 * its people, who answer by `POST refund-requests/{id}/messages` and mark it as read, both with the scope `messages:write`.
 */
export async function showMessages({ client, tell }: Desk, id: string): Promise<void> {
  const { data } = await client.ask<Page<ThreadMessage>>(`/refund-requests/${id}/messages`)
  const unread = data.filter(({ author, read_at }) => author === 'member' && read_at === null)
  for (const { author_name, text, quoted_text, files } of unread.toReversed()) {
    const beside = [
      ...(files.length > 0 ? [`${files.length} files`] : []),
      // Folded, never left away: somebody may have answered between its lines.
      ...(quoted_text === null ? [] : [`quotes ${quoted_text.length} letters, shown on request`]),
    ]
    tell(`${author_name} writes about ${id}: ${text}${beside.length > 0 ? ` (${beside.join(', ')})` : ''}`)
  }
}

/**
 * Answers a member who asks for another formula: this program confirms it as it was asked for, and needs to do nothing more. A real
 * system looks at `GET formula-changes/{id}` first, and gives the price of its own tariff.
 */
export async function confirmFormula({ client, tell }: Desk, id: string): Promise<void> {
  try {
    await client.ask(`/formula-changes/${id}/outcome`, {
      method: 'POST',
      body: { outcome: 'confirmed' },
      key: `${id}-outcome`,
    })
    tell(`formula change ${id}: confirmed`)
  } catch (error) {
    // Its member gave it up, or somebody else answered.
    if (!(error instanceof Refused) || error.problem.code !== 'conflict') throw error
  }
}

/**
 * Answers a vet's quote: agrees until a month after the planned care, and no longer than the insurance year whose ceiling it is
 * reserved of. The portal computes each line, and refuses by itself what the contract does not refund. It may be called twice.
 */
export async function answerQuote({ client, tell }: Desk, id: string): Promise<void> {
  const { status, planned_on, insured } = await client.ask<FiledQuote>(`/quotes/${id}`)
  if (status !== 'pending') return
  const month = new Date(Date.parse(planned_on) + quoteHoldsFor).toISOString().slice(0, 10)
  const year_end = insured.limits?.ceiling.year_end ?? month
  // Care of the next insurance year is reserved of the next ceiling.
  const valid_until = planned_on <= year_end && year_end < month ? year_end : month
  try {
    const body = { outcome: 'agreed', valid_until }
    const answered = await client.ask<FiledQuote>(`/quotes/${id}/answer`, { method: 'POST', body, key: `answer-${id}` })
    tell(`quote ${id} for ${insured.name}: ${status} → ${answered.status}`)
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== 'conflict') throw error
  }
}

async function nextMove({ client }: Desk, request: FiledRequest): Promise<Transition> {
  if (request.status !== 'processing') return { to: 'processing' }
  await readDocuments(client, request)
  return judge(request)
}

/** Somebody else may have moved it meanwhile (409): then it is read again. */
async function makeMove(client: Client, request: FiledRequest, move: Transition): Promise<void> {
  const steps = request.timeline.filter(({ at }) => at !== null).length
  try {
    // The same step of the same request has the same key, also after a crash.
    await client.ask(`/refund-requests/${request.id}/transitions`, {
      method: 'POST',
      body: move,
      key: `${request.id}-${steps}`,
    })
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== 'conflict') throw error
  }
}

async function payRefunds(
  { client, store, tell }: Desk,
  { id: request_id, nevg, tracking_reference, refunds }: FiledRequest,
): Promise<void> {
  const { state } = store
  state.held = state.held.filter((held) => held.id !== request_id)
  for (const { id } of refunds.filter(
    ({ refunded_cents, payment_date }) => refunded_cents > 0 && payment_date === null,
  )) {
    const order = await client.ask<PaymentOrder>(`/refunds/${id}/payment`)
    if (order.status === 'held' || order.status === 'no_account') {
      tell(`${tracking_reference}: its payment waits (${order.hold?.reason ?? order.status})`)
      // Other members' requests may have come in since.
      if (!state.held.some((held) => held.id === request_id)) state.held.push({ id: request_id, nevg })
    }
    if (order.status !== 'to_pay') continue
    const payment_date = await transfer(store, order)
    await client.ask(`/refunds/${id}/payment`, { method: 'POST', body: { payment_date }, key: `paid-${id}` })
    tell(`${tracking_reference}: paid ${(order.amount_cents / 100).toFixed(2)} euros to ${order.account?.holder}`)
  }
  await store.save()
}

/** Sends the money, once: the refund's id is the transfer's own reference, noted before anything else can fail. */
async function transfer({ state, save }: Store, { refund_id }: PaymentOrder): Promise<string> {
  const left_on = (state.transfers[refund_id] ??= today())
  await save()
  return left_on
}

/** The day which it is in Paris, Rome and Brussels. */
function today(): string {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = new Map(clock.formatToParts().map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
