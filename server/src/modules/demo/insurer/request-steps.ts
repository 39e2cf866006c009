import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { RefundStatus } from '@coussinet/contract/domain/requests.ts'
import { createUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { lastHoldEnd } from '#modules/policy/policy.ts'
import { moveRequest, payRefund } from '#modules/refunds/refunds.ts'
import { Problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import {
  type AnyRequest,
  findRequestAnimals,
  countMoves,
  findById,
  findUnpaid,
  hasOpenQuestion,
  countManualMoves,
  unpaidRefunds,
} from '../demo.store.ts'
import { assessBill } from './assess-bill.ts'
import { composeQuestions } from './questions-to-member.ts'

/** Next step of the demo's insurer with a request, unless somebody moved it since: `moves` counts the steps until then. */
export type InsurerTurn = { step: 'open' | 'decide' | 'pay'; member_id: string; request_id: string; moves: number }
/** The insurer's events about a request are the only ones with a `request_id`. */
export type InsurerEvent = { event: string; member_id: string; request_id?: string }

type RequestKey = Pick<AnyRequest, 'member_id' | 'request_id'>
type InsurerDeps = Pick<Platform, 'db' | 'jobs' | 'clock' | 'config'>

export const demoStepQueue = 'demo.insurer'
const seconds: Record<InsurerTurn['step'], number> = { open: 12, decide: 25, pay: 18 }

/** The insurer's next step with a request; null while it waits for its member, and once it is refused. */
const stepAt: Record<RefundStatus, InsurerTurn['step'] | null> = {
  draft: null,
  pending: 'open',
  processing: 'decide',
  'action-required': null,
  'action-done': 'open',
  accepted: 'pay',
  rejected: null,
}

/** Schedules the opening of a request that its member filed or completed. Requests moved by hand, and other events, are ignored. */
export async function onRequestEvent(
  { db, jobs, clock }: InsurerDeps,
  { event, request_id }: InsurerEvent,
): Promise<void> {
  // Words in its thread move no request.
  if (request_id === undefined || event === 'refund_request.message_sent') return
  await inTransaction(db, async (tx) => {
    const request = await findById(tx, request_id)
    if (!request || stepAt[request.status] !== 'open') return
    if ((await countManualMoves(tx, request)) === (await countMoves(tx, request))) return
    await plan(tx, jobs, request, 'open', clock())
  })
}

/** The member let refunds go to their new account without waiting: those that are accepted leave. */
export async function onReleaseEvent(
  { db, jobs, clock }: InsurerDeps,
  { event, member_id }: InsurerEvent,
): Promise<void> {
  if (event !== 'refund_account.released') return
  await inTransaction(db, async (tx) => {
    for (const request of await findUnpaid(tx, member_id)) await plan(tx, jobs, request, 'pay', clock())
  })
}

async function plan(
  db: Db,
  jobs: InsurerDeps['jobs'],
  request: RequestKey,
  step: InsurerTurn['step'],
  from: Date,
): Promise<void> {
  const { member_id, request_id } = request
  const turn: InsurerTurn = { step, member_id, request_id, moves: await countMoves(db, request) }
  await jobs.send(db, demoStepQueue, turn, { start_after: new Date(from.getTime() + seconds[step] * 1000) })
}

/** Takes one turn and plans the next; a second run of the same turn finds the request moved, and does nothing. */
export async function runDemoStep(play: InsurerDeps, { step, request_id, moves }: InsurerTurn): Promise<void> {
  const { db, jobs, clock } = play
  const at = clock()
  await inTransaction(db, async (db) => {
    const request = await findById(db, request_id)
    if (!request || stepAt[request.status] !== step || (await countMoves(db, request)) !== moves) return
    const tx = createUnit(db, play, { member_id: request.member_id, at, actor: 'insurer' })
    if (step === 'open') {
      await moveRequest(tx, { request_id, to: 'processing' })
      await plan(db, jobs, request, 'decide', at)
    }
    if (step === 'decide') {
      const next = await decide(tx, request)
      if (next) await plan(db, jobs, request, next, at)
    }
    if (step === 'pay') await payOrWait(tx, jobs, request)
  })
}

/** A payment to a new account waits for its time; a frozen member's for people, whom no further try would help. */
async function payOrWait(tx: UnitOfWork, jobs: InsurerDeps['jobs'], request: AnyRequest): Promise<void> {
  try {
    await payAll(tx, request)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'conflict') throw error
    const free_at = await lastHoldEnd(tx.db, tx.member_id, tx.at)
    if (free_at) await plan(tx.db, jobs, request, 'pay', free_at)
  }
}

/** Asks, or decides; returns the step that follows, which is the same again while the invoice is being read. */
async function decide(tx: UnitOfWork, request: AnyRequest): Promise<InsurerTurn['step'] | null> {
  const { db, at } = tx
  const { request_id } = request
  const animals = await findRequestAnimals(db, request)
  const awaited = composeQuestions(request, animals, await hasOpenQuestion(db, request), toLocalDay(at))
  if (awaited.length > 0) {
    await moveRequest(tx, { request_id, to: 'action-required', awaited })
    return null
  }
  const bill = await assessBill(db, request, animals)
  if ('lines' in bill && bill.is_waiting) return 'decide'
  if ('rejection' in bill) await moveRequest(tx, { request_id, to: 'rejected', rejection: { code: bill.rejection } })
  else await moveRequest(tx, { request_id, to: 'accepted', lines: bill.lines })
  return (await unpaidRefunds(db, request)).length > 0 ? 'pay' : null
}

/** Pays what a request's refunds still owe, today: by instant transfers, which banks settle on any day (Regulation (EU) 2024/886). */
export async function payAll(tx: UnitOfWork, request: AnyRequest): Promise<void> {
  for (const refund_id of await unpaidRefunds(tx.db, request))
    await payRefund(tx, { refund_id, payment_date: toLocalDay(tx.at) })
}
