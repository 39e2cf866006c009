import { changeAnimal } from '../../contract/src/animals.ts'
import { disputeDecision } from '../../contract/src/disputes.ts'
import { changeQuote, createQuote, deleteQuote, getQuote, submitQuote } from '../../contract/src/quotes.ts'
import {
  changeRefundRequest,
  createRefundRequest,
  type DraftChanges,
  getRefundRequest,
  submitRefundRequest,
} from '../../contract/src/refund-requests.ts'
import { estimateRefund } from '../../contract/src/refunds.ts'
import { fulfil } from '../../server/src/modules/refunds/claims/requests/awaited.store.ts'
import type { World } from '../engine/world.ts'
import { addDocument, addQuoteDocument } from './documents.ts'
import { done, type Executors, failureOf, outcomeOf, skipped } from './outcome.ts'

/** Begins a draft under a name and fills it in; returns its id, or the outcome if that failed. */
async function beginDraft(
  world: World,
  token: string,
  { request, quote_id, changes }: { request: string; quote_id: string | null; changes: DraftChanges },
) {
  const body = quote_id === null ? {} : { quote_id }
  const created = await world.call(createRefundRequest, { token, body })
  if (created === null) return { failure: { kind: 'unknown' } as const }
  const failure = failureOf(created)
  if (failure) return { failure }
  const { id } = created.body
  world.names.note('request', request, id)
  const filled = failureOf(await world.call(changeRefundRequest, { token, params: { id }, body: changes }), {
    id,
    status: 'draft',
  })
  return filled ? { failure: filled } : { id }
}

/** A microchip number of 15 digits, the same each time for an animal. */
const icadOf = (animal_id: string) => `2502697${Number.parseInt(animal_id.slice(0, 6), 16) + 10_000_000}`

/** Acts of members about refunds, quotes and disputes. */
export const refundActs: Executors = {
  async estimate(world, { nevg, animal_id, care_date, cause, first_symptoms_on, lines }) {
    const token = await world.signedIn(nevg)
    const body = { animal_id, care_date, cause, first_symptoms_on, lines } as never
    return outcomeOf(await world.call(estimateRefund, { token, body }), ({ refunded_cents }) => ({ refunded_cents }))
  },

  async file(world, { nevg, request, animal_ids, care_date, cause, first_symptoms_on, quote }) {
    const token = await world.signedIn(nevg)
    const quote_id = quote === null ? null : (world.names.idOf('quote', quote) ?? null)
    const changes = { animal_ids, care_date, cause, first_symptoms_on, paid_confirmed: true }
    const { id, failure } = await beginDraft(world, token, { request, quote_id, changes })
    if (id === undefined) return failure
    await addDocument(world, nevg, id, 'invoice', null)
    for (const animal_id of animal_ids) await addDocument(world, nevg, id, 'care-sheet', animal_id)
    const submitted = await world.call(submitRefundRequest, { token, params: { id } })
    return failureOf(submitted, { id, status: 'draft' }) ?? outcomeOf(submitted, ({ status }) => ({ id, status }))
  },

  async 'forget-draft'(world, { nevg, request, animal_ids, care_date }) {
    const token = await world.signedIn(nevg)
    const { id, failure } = await beginDraft(world, token, {
      request,
      quote_id: null,
      changes: { animal_ids, care_date },
    })
    return id === undefined ? failure : done({ id, status: 'draft' })
  },

  async 'send-awaited'(world, { nevg, request }) {
    const id = world.names.idOf('request', request)
    if (id === undefined) return skipped
    const token = await world.signedIn(nevg)
    const held = await world.call(getRefundRequest, { token, params: { id } })
    if (!held || held.status !== 200 || held.body.status !== 'action-required') return skipped
    let icad: string | null = null
    for (const { id: awaited_id, type, animal_id, file_id } of held.body.awaited) {
      if (type !== null && file_id === null) {
        const sent = await addDocument(world, nevg, id, type, animal_id)
        await fulfil(world.place.own, world.memberId(nevg), id, awaited_id, sent)
      }
      if (type === null && animal_id !== null) {
        icad = icadOf(animal_id)
        const failure = failureOf(await world.call(changeAnimal, { token, params: { id: animal_id }, body: { icad } }))
        if (failure) return failure
      }
    }
    const sent = await world.call(submitRefundRequest, { token, params: { id } })
    return outcomeOf(sent, ({ status }) => ({ id, status, ...(icad === null ? {} : { icad }) }))
  },

  async dispute(world, { nevg, dispute, request, reason }) {
    const id = world.names.idOf('request', request)
    if (id === undefined) return skipped
    const token = await world.signedIn(nevg)
    const answer = await world.call(disputeDecision, { token, params: { id }, form: { reason } })
    if (answer?.status === 201) world.names.note('dispute', dispute, answer.body.id)
    return outcomeOf(answer, ({ id: dispute_id, status }) => ({ id: dispute_id, status }))
  },

  async quote(world, { nevg, quote, animal_id, planned_on, cause, first_symptoms_on, lines }) {
    const token = await world.signedIn(nevg)
    const created = await world.call(createQuote, { token, body: {} })
    const failure = failureOf(created)
    if (created === null || failure) return failure ?? skipped
    const { id } = created.body
    world.names.note('quote', quote, id)
    const body = { animal_id, planned_on, cause, first_symptoms_on, vet_name: 'Clinique des Tilleuls', lines } as never
    const filled = failureOf(await world.call(changeQuote, { token, params: { id }, body }), { id, status: 'draft' })
    if (filled) return filled
    await addQuoteDocument(world, nevg, id)
    const submitted = await world.call(submitQuote, { token, params: { id } })
    return failureOf(submitted, { id, status: 'draft' }) ?? outcomeOf(submitted, ({ status }) => ({ id, status }))
  },

  async 'withdraw-quote'(world, { nevg, quote }) {
    const id = world.names.idOf('quote', quote)
    if (id === undefined) return skipped
    const call = { token: await world.signedIn(nevg), params: { id } }
    const answer = await world.call(deleteQuote, call)
    // The answer to a repetition says that the quote has ended: the member looks how.
    if (answer?.code === 'conflict' && (await world.call(getQuote, call))?.body.status === 'withdrawn')
      return done({ id })
    return outcomeOf(answer, () => ({ id }))
  },
}
