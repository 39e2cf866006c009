import { sql } from 'kysely'
import { getMe } from '../../contract/src/profile.ts'
import { erase } from '../../server/src/modules/privacy/erasure/erase.ts'
import { callOnce } from '../engine/call.ts'
import type { World } from '../engine/world.ts'
import type { Disagreement, Model } from '../observed.ts'

const fault = (where: string, expected: unknown, observed: unknown): Disagreement => ({ where, expected, observed })

type Left = { nevg: string; erased: boolean; named: number; kept: number }

/**
 * Erases each member at the end of the year, and finds what should have stood in the way, or did not; sessions that outlive their member;
 * what is left of who was erased; and what was erased of anybody else.
 */
export async function findErasureFaults(world: World, model: Model): Promise<Disagreement[]> {
  const { members } = world.script
  const found: Disagreement[] = []
  const erased = new Set<string>()
  for (const { nevg } of members) {
    // A device that nobody used in the last second, for which a node remembers whose a token is.
    const token = await world.signedIn(nevg, 2)
    const result = await erase(world.portal().platform, { member_id: world.memberId(nevg), why: 'wish' })
    const obstacles = (result?.obstacles ?? []).toSorted().join()
    const expected = model.obstacles(nevg, world.clock.now().toISOString()).map((one) => one.toSorted().join())
    if (!expected.includes(obstacles)) found.push(fault(`obstacles to the erasure of ${nevg}`, expected, obstacles))
    if (result?.done) erased.add(nevg)
    const { status } = await callOnce(world.portal(), getMe, { token })
    const answered = result?.done ? 401 : 200
    if (status !== answered) found.push(fault(`session of ${nevg} after the erasure`, answered, status))
  }
  const { rows } = await sql<Left>`
    select nevg, erased_at is not null as erased, (email like '%@example.org')::integer as named,
      (select count(*) from notifications told where told.member_id = members.member_id)::integer
        + (select count(*) from refund_request_messages text where text.member_id = members.member_id)::integer as kept
    from members`.execute(world.place.own)
  const had = members.filter(({ nevg }) => rows.find((row) => row.nevg === nevg)?.named !== 1)
  for (const { nevg } of had) if (!erased.has(nevg)) found.push(fault(`name of ${nevg}`, 'kept', 'gone'))
  for (const { nevg, named, kept } of rows)
    if (erased.has(nevg) && named + kept > 0) found.push(fault(`what is left of ${nevg}`, 0, { named, kept }))
  return found
}
