import { addDays, today } from '@coussinet/contract/domain/days.ts'
import { findDebitedIbans, isInArrears } from '#modules/contributions/contributions.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { moveGodchild, payGain } from '#modules/sponsorship/sponsorship.ts'
import { Problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { type AnyGodchild, findGodchild, setEffectiveDate } from './demo-godchildren.store.ts'

const road = ['created', 'signed', 'pending', 'validated', 'drawn', 'paid'] as const
type GodchildStage = (typeof road)[number]

/** Statuses that a hand can give a godchild: the gain is discovered by the member alone. */
export const manualStages = ['signed', 'pending', 'validated', 'paid'] as const
type ManualStage = (typeof manualStages)[number]

type GodchildMoveOutcome =
  | { ok: true; id: string; godchild: string; from: GodchildStage; to: ManualStage }
  | { ok: false; status: 404 | 409; sentence: string }

const refused = (sentence: string, status: 404 | 409 = 409): GodchildMoveOutcome => ({ ok: false, status, sentence })

export function getGodchildStage({ status, drawn_at, paid_on }: AnyGodchild): GodchildStage {
  if (drawn_at === null) return status
  return paid_on === null ? 'drawn' : 'paid'
}

/** Moves a godchild, by id or reference, dating the contract as far back as the rules need; returns a sentence if it cannot. */
export async function moveGodchildManually(
  platform: Platform,
  { godchild: name, to }: { godchild: string; to: ManualStage },
): Promise<GodchildMoveOutcome> {
  const { db } = platform
  const found = await findGodchild(db, isId(name) ? { id: name } : { reference: name })
  if (!found) return refused(`There is no godchild ${name}.`, 404)
  const { id, firstname: godchild, refused_at } = found
  const from = getGodchildStage(found)
  if (refused_at !== null) return refused(`${godchild} does not count as a godchild.`)
  if (road.indexOf(to) <= road.indexOf(from)) return refused(`${godchild} is ${from} already.`)
  if (to === 'paid' && from !== 'drawn')
    return refused(`${godchild} is ${from}: the member discovers the gain before it is paid.`)
  try {
    await inTransaction(db, (tx) => take(tx, platform, found, to))
    return { ok: true, id, godchild, from, to }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (to === 'validated' && (await isInArrears(db, found.member_id)))
      return refused(`${godchild} waits: the sponsor owes contributions. Once they are paid, this works.`)
    return refused(
      to === 'paid'
        ? `${godchild}: the payment waits for an account of the member’s, or for the 48 hours of a new one.`
        : `${godchild} cannot become ${to} now (${error.code}).`,
    )
  }
}

async function take(
  db: Db,
  platform: Platform,
  { member_id, id, status, effective_date }: AnyGodchild,
  to: ManualStage,
): Promise<void> {
  const at = platform.clock()
  const tx = createUnit(db, platform, { member_id, at, actor: 'insurer' })
  if (to === 'paid') return payGain(tx, { id, paid_on: today(at) })
  const latest = addDays(today(at), { signed: 7, pending: 0, validated: -14 }[to])
  const began = effective_date !== null && effective_date < latest ? effective_date : latest
  if (status !== 'created') await setEffectiveDate(db, { member_id, id }, began)
  for (const step of ['signed', 'pending', 'validated'] as const) {
    const isAhead = road.indexOf(step) > road.indexOf(status) && road.indexOf(step) <= road.indexOf(to)
    if (isAhead) await moveGodchild(tx, { id, to: step, effective_date: began }, { isInArrears, findDebitedIbans })
  }
}
