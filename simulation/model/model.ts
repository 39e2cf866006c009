import type { Act, Done, Facts, Outcome, Script } from '../acts.ts'
import type { Disagreement, MakeModel, Observed } from '../observed.ts'
import { contractActs } from './acts/contract-acts.ts'
import { endingActs } from './acts/ending-acts.ts'
import { formulaActs } from './acts/formula-acts.ts'
import { beginGodchildren, godchildActs } from './acts/godchild-acts.ts'
import { memberActs } from './acts/member-acts.ts'
import { quoteActs } from './acts/quote-acts.ts'
import { receiptActs } from './acts/receipt-acts.ts'
import { messageActs, requestActs } from './acts/request-acts.ts'
import type { Judges, Moment, Verdict } from './acts/verdict.ts'
import type { Day } from './calendar/civil-days.ts'
import { civilDay } from './calendar/paris.ts'
import { compareEvents, compareNotifications, compareReads, findDifferences } from './compare.ts'
import {
  deleteDrafts,
  lapseAgreements,
  rejectUnanswered,
  remindOfDrafts,
  settleChanges,
  tellLateDisputes,
  tellOfDays,
} from './days/morning.ts'
import { findObstacles } from './erasure.ts'
import { expectMember } from './expect.ts'
import { compareMails } from './mails.ts'
import { beginMember, isLate, type MemberState } from './state/member-state.ts'

const judges: Judges = {
  ...requestActs,
  ...quoteActs,
  ...receiptActs,
  ...memberActs,
  ...formulaActs,
  ...contractActs,
  ...endingActs,
  ...godchildActs,
  ...messageActs,
}

/** Jobs of a night in their order, by the names of their queues. */
const jobs: [queue: string, run: (state: MemberState, today: Day) => void][] = [
  ['sponsorship.begun', beginGodchildren],
  ['contract.formula-changes', settleChanges],
  ['refunds.unanswered', rejectUnanswered],
  ['refunds.lapsed-quotes', lapseAgreements],
  ['refunds.drafts-left', remindOfDrafts],
  ['refunds.abandoned-drafts', deleteDrafts],
  ['notifications.daily', tellOfDays],
  ['refunds.disputes-due', tellLateDisputes],
]

/** States of which one is true: more than one after an act whose outcome nobody knows, until an observation tells. */
type Worlds = MemberState[]
const mostWorlds = 16

/** Makes the model of a script: what the rules say that the portal must show, act by act and day by day. */
export const makeModel: MakeModel = (script) => {
  const worlds = new Map(script.members.map((member) => [member.nevg, [beginMember(member)] as Worlds]))
  return {
    act(done) {
      const states = worlds.get(done.act.nevg)
      if (states) worlds.set(done.act.nevg, states.flatMap((state) => afterAct(state, done)).slice(0, mostWorlds))
    },
    day(date) {
      for (const states of worlds.values()) for (const state of states) runJobs(script, state, date)
    },
    compare(observed) {
      const { nevg } = observed
      const judged = (worlds.get(nevg) ?? []).map((state) => ({ state, found: judge(state, observed) }))
      const best = judged.toSorted((one, other) => one.found.length - other.found.length)[0]
      if (!best) return []
      // States that agree with the portal may be true; where none does, the nearest one is reported, and continues.
      const agreeing = judged.filter(({ found }) => found.length === 0).map(({ state }) => state)
      worlds.set(nevg, agreeing.length > 0 ? agreeing : [best.state])
      best.state.surprises = []
      return best.found
    },
    obstacles: (nevg, at) => (worlds.get(nevg) ?? []).map((state) => findObstacles(state, civilDay(at))),
  }
}

function runJobs(script: Script, state: MemberState, date: Day): void {
  for (const [queue, run] of jobs) if (!isLate(script, queue, date)) run(state, date)
}

function judge(state: MemberState, observed: Observed): Disagreement[] {
  return [
    ...state.surprises,
    ...findDifferences(expectMember(state, observed, civilDay(observed.at)), observed),
    ...compareNotifications(state, observed),
    ...compareReads(state, observed),
    ...compareEvents(state, observed),
    ...compareMails(state, observed),
  ]
}

const judgeAct = (state: MemberState, act: Act, moment: Moment): Verdict | undefined => {
  const known = judges[act.kind] as ((state: MemberState, act: Act, moment: Moment) => Verdict) | undefined
  return known?.(state, act, moment)
}

/** Worlds that an act and its outcome leave of one. */
function afterAct(state: MemberState, { act, outcome }: Done): Worlds {
  const moment = { at: act.at, today: civilDay(act.at) }
  const verdict = judgeAct(state, act, moment)
  if (!verdict || outcome.kind === 'skipped') return [state]
  const where = `step ${act.step} ${act.kind}`
  if (outcome.kind === 'done') {
    if (verdict.is_legal === false) state.surprises.push({ where, expected: 'refused', observed: 'done' })
    const predicted = verdict.apply()
    state.surprises.push(...compareFacts(predicted, outcome.facts, where))
    return [state]
  }
  const isMachine = outcome.kind === 'unknown' || outcome.status >= 500
  if (!isMachine && verdict.is_legal === true)
    state.surprises.push({ where, expected: 'done', observed: `refused: ${outcome.code}` })
  const isWhole = !isMachine && !hasHalf(outcome)
  return isWhole ? [state] : [state, ...branch(state, act, moment, isMachine)]
}

/** Tells whether a refusal says that a part of the act was done before it. */
const hasHalf = (outcome: Outcome) =>
  outcome.kind === 'refused' && (outcome.facts.id !== undefined || (outcome.facts.payments ?? []).length > 0)

/** The state is plain data. */
const copyOf = (state: MemberState): MemberState => JSON.parse(JSON.stringify(state)) as MemberState

/** Copies of the state in which the act was done in part, or whole. */
function branch(state: MemberState, act: Act, moment: Moment, isMaybeWhole: boolean): Worlds {
  const count = judgeAct(state, act, moment)?.halves?.length ?? 0
  const copies = Array.from({ length: count + (isMaybeWhole ? 1 : 0) }, () => copyOf(state))
  for (const [place, copy] of copies.entries()) {
    const verdict = judgeAct(copy, act, moment)
    const half = verdict?.halves?.[place] ?? verdict?.apply
    half?.()
  }
  return copies
}

/** Predictions of the portal's answer that did not come true. */
function compareFacts(predicted: Partial<Facts>, facts: Facts, where: string): Disagreement[] {
  return Object.entries(predicted).flatMap(([name, expected]) =>
    facts[name as keyof Facts] === undefined
      ? []
      : findDifferences(expected, facts[name as keyof Facts], `${where}: ${name}`),
  )
}
