import { addDays, type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { notify, type NotifyDeps, type NotificationSource } from '#modules/notifications/notifications.ts'
import {
  applyFormulaChange,
  findDueFormulaChanges,
  findFormulaChange,
  findUnansweredFormulaChanges,
  type FormulaChangeRow,
} from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'

const batch = 200

/**
 * Writes the changes whose day has come as the animal's formula, and ends those that nobody answered: each once, on whatever
 * node and however late; what fails keeps nothing from the others. What is decided does not wait for it, for the formula of a day is read from the change itself.
 */
export async function settleDueChanges({
  db,
  log,
  ...platform
}: Pick<Platform, 'db' | 'log'> & NotifyDeps): Promise<void> {
  const at = platform.clock()
  let failed = 0
  let after: FormulaChangeRow | undefined
  do {
    const due: FormulaChangeRow[] = await findDueFormulaChanges(db, { today: toLocalDay(at), limit: batch, after })
    for (const change of due)
      try {
        await inTransaction(db, (tx) => settle(tx, platform, change, at))
      } catch (error) {
        failed += 1
        log.error({ err: error, member_id: change.member_id }, 'a change of formula could not be settled')
      }
    after = due.length === batch ? due.at(-1) : undefined
  } while (after)
  if (failed > 0) throw new Error(`${failed} changes of formula could not be settled.`)
}

/** The same for one member, in the caller's transaction, before an insurer's system writes that animal's formula itself. */
export async function settleMemberDueChanges(db: Db, platform: NotifyDeps, member_id: string): Promise<void> {
  const at = platform.clock()
  for (const change of await findDueFormulaChanges(db, { today: toLocalDay(at), limit: batch, member_id }))
    await settle(db, platform, change, at)
}

async function settle(db: Db, platform: NotifyDeps, due: FormulaChangeRow, at: Date): Promise<void> {
  const settled = await applyFormulaChange(db, due, at)
  if (!settled) return
  const { change, animal, outcome } = settled
  const { member_id, formula_change_id, animal_id, formula, takes_effect_on: date, monthly_price_cents } = change
  const params = { animal_id, names: animal ? [animal.name] : [], formula, from_formula: change.from_formula }
  if (outcome === 'applied')
    await notify(db, platform, {
      member_id,
      kind: 'formula_change_applied',
      params: { ...params, date, amount_cents: monthly_price_cents },
      at,
    })
  else if (outcome === 'lapsed')
    await notify(db, platform, { member_id, kind: 'formula_change_lapsed', params: { ...params, date }, at })
  await audit(db, {
    member_id,
    action: outcome === 'applied' ? 'contract.formula_changed' : 'contract.formula_change_lapsed',
    subject_id: animal_id,
    details: { formula_change_id, takes_effect_on: date },
    at,
    actor: 'system',
  })
  await announce(db, member_id, 'profile')
}

/** Days before the renewal on which a change that nobody has answered is told to end with it (REM-04). */
const toldWithin = 7

/** Changes that end with the renewal because the insurer has not answered. */
export const unansweredChanges: NotificationSource = async (db, today: Day, after, limit) => {
  const rows = await findUnansweredFormulaChanges(db, {
    from: addDays(today, 1),
    to: addDays(today, toldWithin),
    after,
    limit,
  })
  return rows.map(({ member_id, formula_change_id, animal_id, name, formula, takes_effect_on: date }) => ({
    member_id,
    subject_id: formula_change_id,
    news: {
      kind: 'formula_change_waiting',
      // Answered or given up since.
      params: async (tx) =>
        (await findFormulaChange(tx, member_id, formula_change_id))?.status === 'pending'
          ? { animal_id, names: [name], formula, date }
          : null,
      once: formula_change_id,
    },
  }))
}
