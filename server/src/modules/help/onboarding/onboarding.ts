import type { Tip } from '@coussinet/contract/onboarding.ts'
import { findBeginnings } from '#modules/policy/policy.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db.ts'
import type { Member } from '#platform/http/access.ts'
import { problem } from '#platform/problem.ts'
import { tipsOf } from './tips.ts'

/** Functions of the refunds, which stand in the same tier. */
export type OfRefunds = { hasRefund: (db: Db, member_id: string) => Promise<boolean> }

type Asker = Pick<Member, 'id' | 'permissions' | 'features'>

/** The tips for a member on `today`. */
export async function tipsFor(
  db: Db,
  { id, permissions, features }: Asker,
  today: Day,
  { hasRefund }: OfRefunds,
): Promise<Tip[]> {
  const beginnings = await findBeginnings(db, id)
  if (!beginnings) throw problem('not_found')
  const has_refund = await hasRefund(db, id)
  return tipsOf({ ...beginnings, has_refund, permissions, features }, today)
}
