import type { Db } from '#platform/db/db.ts'
import type { Prize } from './odds.ts'

type DrawnGain = {
  member_id: string
  id: string
  offer_id: string | null
  prizes: readonly Prize[]
  chosen: number
  out_of: number
  amount_cents: number
  at: Date
}

/** Writes the gain, once: false when it was drawn already, or may not be. */
export async function setGain(
  db: Db,
  { member_id, id, amount_cents, at }: Pick<DrawnGain, 'member_id' | 'id' | 'amount_cents' | 'at'>,
): Promise<boolean> {
  const set = await db
    .updateTable('sponsorship_requests')
    .set({ amount_cents, drawn_at: at })
    .where('member_id', '=', member_id)
    .where('sponsorship_request_id', '=', id)
    .where('status', '=', 'validated')
    .where('refused_at', 'is', null)
    .where('drawn_at', 'is', null)
    .returning('sponsorship_request_id')
    .executeTakeFirst()
  return set !== undefined
}

/** Proof of a draw, so that anybody can follow it later. */
export async function insertDraw(
  db: Db,
  { member_id, id, offer_id, prizes, chosen, out_of, amount_cents, at }: DrawnGain,
): Promise<void> {
  await db
    .insertInto('sponsorship_draws')
    .values({
      member_id,
      sponsorship_request_id: id,
      offer_id,
      prizes: JSON.stringify(prizes),
      chosen,
      out_of,
      amount_cents,
      drawn_at: at,
    })
    .execute()
}
