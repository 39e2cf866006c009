import { createHash } from 'node:crypto'
import { outboxQueue } from '../server/src/platform/outbox/outbox.ts'
import type { Act, ActKind, Done, Outcome, Script } from './acts.ts'
import { daysBetween } from './draw/calendar.ts'
import { seedRandomness } from './engine/seeded-crypto.ts'
import { openWorld, type World } from './engine/world.ts'
import { bringMembers } from './execute/bring-members.ts'
import { execute } from './execute/execute.ts'
import { findHalfMade, findLostWrites } from './invariants/of-act.ts'
import { sweepAll, sweepEvidence } from './invariants/of-all.ts'
import { findErasureFaults } from './invariants/of-erasure.ts'
import { sweepEvents } from './invariants/of-events.ts'
import { openFollowedList } from './invariants/of-list.ts'
import { findListFaults } from './invariants/of-lists.ts'
import { sweepMessages } from './invariants/of-messages.ts'
import { findChangedByOthers, findSeenByOthers } from './invariants/of-others.ts'
import { makeModel } from './model/model.ts'
import { everyPart, observe } from './observe/observe.ts'
import type { Disagreement, Model, ObservedPart } from './observed.ts'

/** The first invariant that failed: after which act, or on which day. */
export type Failure = {
  step: number | null
  date: string
  act: Act | null
  outcome: Outcome | null
  why: Disagreement[]
}

export type Result = {
  failure: Failure | null
  acts: number
  outcomes: Record<string, number>
  reopened: number
  seconds: number
  /** SHA-256 of the acts and their outcomes, in order: equal for each run of a seed */
  digest: string
}

type Progress = (date: string, acts: number) => void

/** Lives the days of a script in a fresh place until one of its invariants fails. */
export async function runScript(script: Script, progress: Progress = () => {}): Promise<Result> {
  const began = performance.now()
  const restore = seedRandomness(script.seed)
  const world = await openWorld(script)
  const outcomes: Record<string, number> = {}
  const lived = createHash('sha256')
  let acts = 0
  try {
    await bringMembers(world, script.members)
    await world.portal().jobs.runDue(new Set())
    const model = makeModel(script)
    const list = openFollowedList()
    const byDay = Map.groupBy(script.acts, ({ at }) => at.slice(0, 10))
    let failure: Failure | null = null
    for (const date of daysBetween(script.begins, script.ends)) {
      const today = byDay.get(date) ?? []
      failure = await liveDay(world, model, date, today, ({ act, outcome }) => {
        acts += 1
        list.note({ act, outcome })
        lived.update(JSON.stringify({ act, outcome }))
        const name = outcome.kind === 'refused' ? `${act.kind} refused ${outcome.code}` : `${act.kind} ${outcome.kind}`
        outcomes[name] = (outcomes[name] ?? 0) + 1
      })
      if (failure) break
      const unlisted = isSunday(date) ? await list.follow(world) : []
      if (unlisted.length > 0) failure = { step: null, date, act: null, outcome: null, why: unlisted }
      if (failure) break
      progress(date, acts)
    }
    const evidence = failure ? [] : [...(await findErasureFaults(world, model)), ...(await sweepEvidence(world))]
    if (evidence.length > 0) failure = { step: null, date: script.ends, act: null, outcome: null, why: evidence }
    const seconds = (performance.now() - began) / 1000
    return { failure, acts, outcomes, reopened: world.reopened(), seconds, digest: lived.digest('hex') }
  } finally {
    await world.close()
    restore()
  }
}

// Jobs that no rule gives a day, and that change nothing that anybody is shown: each night they would take most of its statements.
const housekeeping = [
  'demo.mailbox',
  'files.orphans',
  'identities.sweep',
  'insurer.sweep',
  'integration.sweep',
  'invitations.mail',
  'invitations.sweep',
  'mandates.sweep',
  'outbox.sweep',
  'passkeys.sweep',
  'refund-accounts.unconfirmed',
  'refunds.usual-days',
  'retention.daily',
  'security.former-contacts',
  'session.sweep',
  'signing.proofs',
  'signing.sweep',
  'webhooks.sweep',
]
const isSunday = (date: string) => new Date(date).getUTCDay() === 0

const isBetween = (date: string, { from, to }: { from: string; to: string }) => from <= date && date <= to

async function liveDay(
  world: World,
  model: Model,
  date: string,
  acts: readonly Act[],
  count: (done: Done) => void,
): Promise<Failure | null> {
  const { script, clock } = world
  const late = new Set(script.late.filter((pause) => isBetween(date, pause)).map(({ queue }) => queue))
  const jobs_late = late.size > 0
  const whyOfDay = (why: Disagreement[]): Failure => ({ step: null, date, act: null, outcome: null, why })
  clock.set(new Date(`${date}T00:00:30Z`))
  await runNight(world, date, late)
  model.day(date)
  const night = findFailures(world)
  if (night.length > 0) return whyOfDay(night)

  for (const act of acts) {
    clock.set(new Date(Date.parse(act.at) + (act.skew ?? 0) * 1000))
    let outcome: Outcome | null = null
    const why: Disagreement[] = []
    try {
      outcome = await execute(world, act)
      count({ act, outcome })
      await world.settle(late)
      model.act({ act, outcome })
      why.push(...findFailures(world), ...(await findDisagreements(world, model, act, outcome, jobs_late)))
    } catch (error) {
      why.push({ where: `${act.kind}: an exception`, expected: 'none', observed: String(error) })
    }
    if (why.length > 0) return { step: act.step, date, act, outcome, why }
  }

  const evening = new Date(`${date}T21:30:00Z`)
  // After the last act, some of which are done near midnight.
  clock.set(new Date(Math.max(evening.getTime(), ...acts.map(({ at }) => Date.parse(at) + 600_000))))
  await world.settle(late)
  const why = [
    ...(await sweepAll(world, { jobs_late })),
    ...(await sweepEvents(world, { jobs_late })),
    ...(await findSeenByOthers(world, acts)),
    ...(await findChangedByOthers(world, acts)),
    ...(await sweepMessages(world)),
  ]
  // The next run of a job mends what it passed over for one member, so everybody is checked after a night with a fault.
  if (script.nights.some((night) => night.date === date) && !jobs_late)
    for (const { nevg } of script.members)
      why.push(...model.compare(await observe(world, nevg, { requests: [], parts: ['notifications'], jobs_late })))
  for (const { nevg } of membersOfTurn(world, date, acts)) {
    const observed = await observe(world, nevg, { requests: 'all', parts: everyPart, jobs_late })
    why.push(...findHalfMade(observed, world.script), ...model.compare(observed))
    why.push(...(await findListFaults(world, observed)))
  }
  why.push(...findFailures(world))
  return why.length > 0 ? whyOfDay(why) : null
}

async function runNight(world: World, date: string, late: ReadonlySet<string>): Promise<void> {
  const fault = world.script.nights.find((night) => night.date === date)?.fault ?? null
  world.begin({ step: 0 }, fault)
  const done = new Set(isSunday(date) ? [] : housekeeping)
  do
    await world
      .portal()
      .jobs.runNight(late, done)
      .catch(() => {})
  while (await world.reopenIfKilled())
  world.begin({ step: 0 }, null)
  await world.settle(late)
}

/** Failures that nobody ordered: of jobs, and answers that say that the portal broke. */
function findFailures(world: World): Disagreement[] {
  const jobs = world.portal().jobs.takeFailures()
  const isOrdered = world.wasStruck()
  return [
    ...(isOrdered
      ? []
      : jobs
          .filter(({ queue }) => queue !== outboxQueue)
          .map(({ queue, error }) => ({ where: `job ${queue}`, expected: 'done', observed: String(error) }))),
    ...world.takeBreakages().map((observed) => ({ where: 'a call', expected: 'an answer', observed })),
  ]
}

async function findDisagreements(
  world: World,
  model: Model,
  act: Act,
  outcome: Outcome,
  jobs_late: boolean,
): Promise<Disagreement[]> {
  const id = 'request' in act ? world.names.idOf('request', act.request) : undefined
  const requests = id === undefined ? [] : [id]
  const observed = await observe(world, act.nevg, { requests, parts: partsOf[act.kind] ?? everyPart, jobs_late })
  return [
    ...findLostWrites(act, outcome, observed),
    ...findHalfMade(observed, world.script),
    ...model.compare(observed),
  ]
}

const ofDecision: readonly ObservedPart[] = ['requests', 'quotes', 'animals', 'notifications']
const ofFormula: readonly ObservedPart[] = ['changes', 'animals', 'notifications']
const ofGodchild: readonly ObservedPart[] = ['godchildren', 'notifications']
const ofThread: readonly ObservedPart[] = ['requests', 'threads', 'notifications']
const ofAccount: readonly ObservedPart[] = ['accounts', 'notifications']

/** Parts that an act may change; the others are looked at in their turn. */
const partsOf: Partial<Record<ActKind, readonly ObservedPart[]>> = {
  accept: ofDecision,
  reject: ofDecision,
  correct: ofDecision,
  'answer-dispute': ofDecision,
  'send-awaited': ofDecision,
  file: ['requests', 'quotes', 'notifications'],
  pay: ['requests', 'notifications'],
  'return-payment': ['requests', 'notifications'],
  dispute: ['requests', 'notifications'],
  open: ['requests', 'notifications'],
  ask: ['requests', 'notifications'],
  'forget-draft': ['requests', 'notifications'],
  quote: ['quotes', 'animals', 'notifications'],
  'answer-quote': ['quotes', 'animals', 'notifications'],
  'withdraw-quote': ['quotes', 'animals', 'notifications'],
  'write-message': ofThread,
  'answer-message': ofThread,
  'read-messages': ofThread,
  'announce-receipt': ['receipts', 'notifications'],
  'debit-receipt': ['receipts', ...ofAccount],
  'decline-receipt': ['receipts', ...ofAccount],
  'ask-formula': ofFormula,
  'withdraw-formula': ofFormula,
  'answer-formula': ofFormula,
  'put-formula': ofFormula,
  'ask-end': ofAccount,
  'put-opening-balance': ['animals'],
  'put-past-refund': ['animals'],
  'put-godchild': ofGodchild,
  'draw-gain': ofGodchild,
  'pay-gain': ofGodchild,
  'sign-refund-account': ofAccount,
  'sign-mandate': ofAccount,
  move: ofAccount,
  estimate: ['notifications'],
  'read-notifications': ['notifications'],
  'choose-mails': ['notifications'],
  'sign-out': ['notifications'],
  'change-password': ['notifications'],
}

// Each member is looked at as a whole once in so many days, and on the day after they acted.
const turn = 28

function membersOfTurn({ script }: World, date: string, acts: readonly Act[]) {
  const day = Math.floor(Date.parse(date) / 86_400_000)
  const acted = new Set(acts.filter(({ kind }) => kind === 'accept' || kind === 'end-animal').map(({ nevg }) => nevg))
  return script.members.filter(({ nevg }, place) => (place + day) % turn === 0 || acted.has(nevg))
}
