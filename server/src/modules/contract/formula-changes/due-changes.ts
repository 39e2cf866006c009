import { addDays, type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import {
  inUnit,
  createUnit,
  type NotifyDeps,
  type NotificationSource,
  type UnitOfWork,
} from '#modules/notifications/notifications.ts'
import {
  applyFormulaChange,
  findDueFormulaChanges,
  findFormulaChange,
  findUnansweredFormulaChanges,
  type FormulaChangeRow,
} from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { eachAlone } from '#platform/db/each-alone.ts'
import { readRows } from '#platform/db/read-pages.ts'
import type { Platform } from '#platform/portal.ts'

const batch = 200

/**
 * Writes the changes whose day has come as the animal's formula, and ends those that nobody answered: each once, on whatever
 * node and however late; what fails keeps nothing from the others. What is decided does not wait for it, for the
 * formula of a day is read from the change itself.
 */
export async function settleDueChanges(platform: Pick<Platform, 'db'> & NotifyDeps): Promise<void> {
  const { db, clock } = platform
  const at = clock()
  const due = readRows<FormulaChangeRow>(batch, (after) =>
    findDueFormulaChanges(db, { today: toLocalDay(at), limit: batch, after }),
  )
  await eachAlone(due, (change) =>
    inUnit(platform, { member_id: change.member_id, at, actor: 'system' }, (tx) => settle(tx, change)),
  )
}

/** The same for one member, in the caller's transaction, before an insurer's system writes that animal's formula itself. */
export async function settleMemberDueChanges(db: Db, platform: NotifyDeps, member_id: string): Promise<void> {
  const tx = createUnit(db, platform, { member_id, actor: 'system' })
  for (const change of await findDueFormulaChanges(db, { today: toLocalDay(tx.at), limit: batch, member_id }))
    await settle(tx, change)
}

async function settle(tx: UnitOfWork, due: FormulaChangeRow): Promise<void> {
  const settled = await applyFormulaChange(tx.db, due, tx.at)
  if (!settled) return
  const { change, animal, outcome } = settled
  const { formula_change_id, animal_id, formula, takes_effect_on: date, monthly_price_cents } = change
  const params = { animal_id, names: animal ? [animal.name] : [], formula, from_formula: change.from_formula }
  if (outcome === 'applied')
    await tx.notify('formula_change_applied', { ...params, date, amount_cents: monthly_price_cents })
  else if (outcome === 'lapsed') await tx.notify('formula_change_lapsed', { ...params, date })
  await tx.audit(outcome === 'applied' ? 'contract.formula_changed' : 'contract.formula_change_lapsed', {
    subject_id: animal_id,
    details: { formula_change_id, takes_effect_on: date },
  })
  await tx.announce('profile')
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
    notification: {
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
