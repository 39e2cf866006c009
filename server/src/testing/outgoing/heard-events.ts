import type { TestPortal } from '../start-portal.ts'

type HeardEvent = { event: string; member_id: string; [name: string]: unknown }

/** Events of a member for the insurer, in their order. */
export async function heardEvents({ db }: Pick<TestPortal, 'db'>, member_id: string): Promise<HeardEvent[]> {
  const rows = await db
    .selectFrom('insurer_events')
    .select(['event', 'data'])
    .where('member_id', '=', member_id)
    .orderBy('position')
    .$narrowType<{ data: object }>()
    .execute()
  return rows.map(({ event, data }) => ({ event, member_id, ...data }))
}
