import { answerFiledDispute } from '../../contract/src/integration/disputes.ts'
import { recordPayment, returnPayment } from '../../contract/src/integration/payments.ts'
import { answerFiledQuote } from '../../contract/src/integration/quotes.ts'
import {
  correctFiledRequest,
  getFiledRequest,
  type InsurerTransition,
  type MovedRequest,
  moveFiledRequest,
} from '../../contract/src/integration/refund-requests.ts'
import type { Facts, Outcome, SimLine } from '../acts.ts'
import type { World } from '../engine/world.ts'
import { done, type Executors, failureOf, outcomeOf, skipped } from './outcome.ts'

const linesOf = (lines: readonly SimLine[]) => lines.map((line) => ({ ...line, label: line.care_kind })) as never

const factsOfMove = ({ id, status, amount_to_refund_cents, rejection_code, refunds }: MovedRequest): Facts => ({
  id,
  status,
  ...(amount_to_refund_cents === null ? {} : { refunded_cents: amount_to_refund_cents }),
  rejection_code,
  refunds: refunds.map(({ animal_id, refunded_cents }) => ({ animal_id, refunded_cents })),
})

async function moveTo(world: World, request: string, move: object): Promise<Outcome> {
  const id = world.names.idOf('request', request)
  if (id === undefined) return skipped
  const body = move as InsurerTransition as never
  const answer = await world.call(moveFiledRequest, { token: await world.machine(), params: { id }, body })
  return outcomeOf(answer, factsOfMove)
}

async function filedRefunds(world: World, request: string) {
  const id = world.names.idOf('request', request)
  if (id === undefined) return null
  const token = await world.machine()
  const held = await world.call(getFiledRequest, { token, params: { id } })
  return held?.status === 200 ? { id, token, refunds: held.body.refunds, gaps: held.body.contract.gaps } : null
}

/** Acts of the insurer's systems about refunds, quotes and disputes. */
export const insurerActs: Executors = {
  open: (world, { request }) => moveTo(world, request, { to: 'processing' }),

  ask: (world, { request, animal_id, type, reason_code, due_on }) =>
    moveTo(world, request, { to: 'action-required', awaited: [{ type, animal_id, reason_code, due_on }] }),

  accept: (world, { request, lines }) => moveTo(world, request, { to: 'accepted', lines: linesOf(lines) }),

  reject: (world, { request, code, lines }) =>
    moveTo(world, request, {
      to: 'rejected',
      rejection: { code },
      ...(lines.length > 0 ? { lines: linesOf(lines) } : {}),
    }),

  async correct(world, { request, lines, reason }) {
    const id = world.names.idOf('request', request)
    if (id === undefined) return skipped
    const token = await world.machine()
    const answer = await world.call(correctFiledRequest, {
      token,
      params: { id },
      body: { lines: linesOf(lines), reason },
    })
    return outcomeOf(answer, factsOfMove)
  },

  async pay(world, { request, payment_date }) {
    const held = await filedRefunds(world, request)
    if (held === null) return skipped
    const payments: NonNullable<Facts['payments']> = []
    const unpaid = held.refunds.filter(({ due_cents }) => due_cents > 0)
    const due = unpaid.map(({ animal_id, due_cents, account }) => ({
      animal_id,
      due_cents,
      account: account?.iban ?? null,
    }))
    for (const { id, animal_id } of unpaid) {
      const answer = await world.call(recordPayment, { token: held.token, params: { id }, body: { payment_date } })
      const failure = failureOf(answer, { id: held.id, payments })
      if (answer === null || failure) return failure ?? skipped
      payments.push({ animal_id, amount_cents: answer.body.amount_cents })
    }
    return payments.length > 0 ? done({ id: held.id, payments, due, gaps: held.gaps }) : skipped
  },

  async 'return-payment'(world, { request, returned_on }) {
    const held = await filedRefunds(world, request)
    if (held === null) return skipped
    const payments: NonNullable<Facts['payments']> = []
    for (const { id, animal_id, paid_cents } of held.refunds.filter((refund) => refund.paid_cents > 0)) {
      const answer = await world.call(returnPayment, { token: held.token, params: { id }, body: { returned_on } })
      const failure = failureOf(answer, { id: held.id, payments })
      if (failure) return failure
      payments.push({ animal_id, amount_cents: paid_cents })
    }
    return payments.length > 0 ? done({ id: held.id, payments }) : skipped
  },

  async 'answer-dispute'(world, { dispute, status, lines }) {
    const id = world.names.idOf('dispute', dispute)
    if (id === undefined) return skipped
    const body = { status, text: 'Votre dossier a été relu.', ...(lines ? { lines: linesOf(lines) } : {}) }
    const answer = await world.call(answerFiledDispute, { token: await world.machine(), params: { id }, body })
    return outcomeOf(answer, ({ status: now, outcome }) => ({
      id,
      status: now,
      ...(outcome?.decision ? { refunded_cents: outcome.decision.amount_cents } : {}),
    }))
  },

  async 'answer-quote'(world, { quote, outcome, valid_until, reason }) {
    const id = world.names.idOf('quote', quote)
    if (id === undefined) return skipped
    const body = { outcome, ...(valid_until ? { valid_until } : {}), ...(reason ? { reason } : {}) }
    const answer = await world.call(answerFiledQuote, { token: await world.machine(), params: { id }, body })
    return outcomeOf(answer, ({ status, answer: agreed }) => ({
      id,
      status,
      ...(agreed ? { refunded_cents: agreed.refunded_cents } : {}),
    }))
  },
}
