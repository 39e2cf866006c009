import type { Db } from '#platform/db.ts'
import { problem } from '#platform/problem.ts'
import { type Reader, statementOf } from '../statements/statements.ts'
import { drawSlip } from './draw-slip.ts'
import { slipContent } from './slip-content.ts'
import { findSlipParties } from './slip-parties.store.ts'

/** The slip of one refund as a PDF in the member's language; throws `not_found` for another member's, and where the statement lists none. */
export async function benefitSlipOf(db: Db, member: Reader, refund_id: string): Promise<{ name: string; bytes: Buffer }> {
  const statement = await statementOf(db, member, refund_id)
  const parties = await findSlipParties(db, member.id, refund_id)
  if (!parties || statement.benefit_slips.length === 0) throw problem('not_found')
  const bytes = Buffer.from(await drawSlip(slipContent(statement, parties)))
  return { name: `coussinet-decompte-${statement.tracking_reference}.pdf`, bytes }
}
