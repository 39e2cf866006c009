import { today } from '@coussinet/contract/domain/days.ts'
import { findDebitedIbans, isInArrears } from '#modules/contributions/contributions.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import { lastHoldEnd } from '#modules/policy/policy.ts'
import { moveGodchild, payGain } from '#modules/sponsorship/sponsorship.ts'
import { Problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'

/** Next step of the demo's insurer with a godchild; the 14 days of the withdrawal period are waited for. */
export type GodchildStep = { step: 'sign' | 'begin' | 'pay'; member_id: string; id: string }

export type GodchildEvent = { event: string; member_id: string; sponsorship_request_id?: string }

type InsurerDeps = Pick<Platform, 'db' | 'jobs' | 'clock' | 'config'>

const contributions = { isInArrears, findDebitedIbans }

export const demoGodchildQueue = 'demo.godchildren'

const seconds: Record<GodchildStep['step'], number> = { sign: 30, begin: 25, pay: 20 }

const firstSteps: Record<string, GodchildStep['step']> = {
  'sponsorship.quote_requested': 'sign',
  'sponsorship.drawn': 'pay',
}

/** A guest asked for a quote: they will sign. A member discovered their gain: it will be paid. */
export async function onGodchildEvent(
  { db, jobs, clock }: InsurerDeps,
  { event, member_id, sponsorship_request_id: id }: GodchildEvent,
): Promise<void> {
  const step = firstSteps[event]
  if (step !== undefined && id !== undefined)
    await inTransaction(db, (tx) => plan(tx, jobs, { step, member_id, id }, clock()))
}

function plan(db: Db, jobs: InsurerDeps['jobs'], turn: GodchildStep, from: Date): Promise<void> {
  return jobs.send(db, demoGodchildQueue, turn, { start_after: new Date(from.getTime() + seconds[turn.step] * 1000) })
}

/** Takes one turn and plans the next; one that was moved meanwhile is left alone. */
export async function runGodchildStep(play: InsurerDeps, turn: GodchildStep): Promise<void> {
  const { db, jobs, clock } = play
  const { step, member_id, id } = turn
  const at = clock()
  try {
    const whose = { member_id, at, actor: 'insurer' } as const
    const takeStep = withUnit(play, whose, async (tx) => {
      if (step === 'pay') return payGain(tx, { id, paid_on: today(at) })
      if (step === 'begin') return void (await moveGodchild(tx, { id, to: 'pending' }, contributions))
      const outcome = await moveGodchild(tx, { id, to: 'signed', effective_date: today(at) }, contributions)
      if (outcome === 'moved') await plan(tx.db, jobs, { ...turn, step: 'begin' }, at)
    })
    await inTransaction(db, takeStep)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const free_at = step === 'pay' ? await lastHoldEnd(db, member_id, at) : null
    if (free_at) await inTransaction(db, (tx) => plan(tx, jobs, turn, free_at))
  }
}
