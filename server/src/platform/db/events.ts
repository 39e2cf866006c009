import type { Topic } from '@coussinet/contract/events.ts'
import { sql } from 'kysely'
import type { Db, OpenDatabase } from './db.ts'

const channel = 'member_events'

/** Sends open pages a hint, after the commit, which topics changed. A page that misses it refetches on focus and reconnection. */
export async function announce(db: Db, member_id: string, ...topics: readonly [Topic, ...Topic[]]): Promise<void> {
  await sql`select ${sql.join(topics.map((topic) => announcement(formatHint(member_id, topic))))}`.execute(db)
}

export const formatHint = (member_id: string, topic: Topic): string => `${member_id} ${topic}`

export const announcement = (hint: string) => sql`pg_notify(${channel}, ${hint})`

export type EventChannel = {
  /** calls `hear` for each topic of that member; returns a function that unsubscribes */
  subscribe(member_id: string, hear: (topic: string) => void): () => void
  /** calls `hear` when hints may have been lost because the database was unreachable */
  onGap(hear: () => void): void
  close(): Promise<void>
}

export async function openEvents({ listen }: OpenDatabase): Promise<EventChannel> {
  const listeners = new Map<string, Set<(topic: string) => void>>()
  const gaps: (() => void)[] = []
  const stop = await listen(channel, {
    hear(payload) {
      const [member_id = '', topic = ''] = payload.split(' ')
      for (const hear of listeners.get(member_id) ?? []) hear(topic)
    },
    missed: () => gaps.forEach((hear) => hear()),
  })
  return {
    subscribe(member_id, hear) {
      const own = listeners.get(member_id) ?? new Set()
      listeners.set(member_id, own.add(hear))
      return () => {
        own.delete(hear)
        if (own.size === 0) listeners.delete(member_id)
      }
    },
    onGap: (hear) => void gaps.push(hear),
    close: stop,
  }
}
