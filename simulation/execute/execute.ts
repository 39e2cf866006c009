import type { Act, ActOf, Outcome } from '../acts.ts'
import type { World } from '../engine/world.ts'
import { accountActs } from './account-acts.ts'
import { formulaActs, contractActs } from './contract-acts.ts'
import { contributionActs } from './contribution-acts.ts'
import { gainActs, godchildActs } from './godchild-acts.ts'
import { insurerActs } from './insurer-acts.ts'
import { lifeActs } from './life-acts.ts'
import { type Executors, skipped } from './outcome.ts'
import { refundActs } from './refund-acts.ts'

const executors: Executors = {
  ...refundActs,
  ...accountActs,
  ...insurerActs,
  ...contributionActs,
  ...lifeActs,
  ...formulaActs,
  ...contractActs,
  ...gainActs,
  ...godchildActs,
}

/** Does an act under its fault; who acts repeats what was not answered. */
export async function execute(world: World, act: Act): Promise<Outcome> {
  const run = executors[act.kind] as ((world: World, act: Act) => Promise<Outcome>) | undefined
  if (run === undefined) return skipped
  // Signed in before the fault is armed: it strikes the act.
  if (!insurers.has(act.kind) || act.kind === 'answer-message') await world.signedIn(act.nevg)
  if (insurers.has(act.kind)) await world.machine()
  if (act.kind === 'sign-out' || act.kind === 'change-password') await world.signedIn(act.nevg, 2)
  if (act.kind === 'change-password') await world.passwords(act.nevg)
  world.begin(act, act.fault ?? null)
  const outcome = await run(world, act)
  if (act.repeated) {
    world.begin(act, null)
    // Who was not answered waits before another try.
    world.clock.forwardTo(new Date(world.clock.now().getTime() + 120_000))
    const again = await run(world, act)
    const isSame = JSON.stringify(again) === JSON.stringify(outcome)
    // There may be nothing left to pay, or another transfer to come back.
    const mayDiffer = again.kind === 'skipped' || again.kind === 'unknown' || act.kind === 'return-payment'
    if (outcome.kind === 'done' && !isSame && !(mayDiffer && again.kind !== 'done'))
      throw new Error(
        `A repetition was answered differently: ${JSON.stringify(outcome)}, then ${JSON.stringify(again)}.`,
      )
  }
  world.begin(act, null)
  if (act.kind === 'write-message' && act.repeated && outcome.kind === 'done') await misuseKey(world, act)
  return outcome
}

/** Writes another text under the key of the first one: it is refused, and not answered as if it had been written. */
async function misuseKey(world: World, act: ActOf<'write-message'>): Promise<void> {
  const other = await executors['write-message']?.(world, { ...act, text: `${act.text} Et la suivante ?` })
  if (other?.kind !== 'refused' || other.code !== 'idempotency_mismatch')
    world.report(`another text under a used key was answered ${JSON.stringify(other)}`)
  world.begin(act, null)
}

const insurers: ReadonlySet<string> = new Set(
  [insurerActs, contributionActs, contractActs, godchildActs].flatMap((acts) => Object.keys(acts)),
)
