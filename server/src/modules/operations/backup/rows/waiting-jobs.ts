import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/db.ts'
import type { Jobs } from '#platform/db/jobs.ts'

const Job = z.object({ queue: z.string(), payload: z.record(z.string(), z.unknown()), start_after: z.string() })

const atOnce = 1000

/** Waiting, retried and running jobs, without scheduled ones: the work promised by committed transactions. */
export async function* waitingJobs(db: Db): AsyncGenerator<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(
    db,
  )
  if (!found[0]?.there) return
  let after: { name: string; id: string } | null = null
  for (;;) {
    const from = after === null ? sql`true` : sql`(name, id) > (${after.name}, ${after.id}::uuid)`
    const page: { rows: { name: string; id: string; line: string }[] } = await sql<{
      name: string
      id: string
      line: string
    }>`
      select name, id::text as id, json_build_object('queue', name, 'payload', coalesce(data, '{}'), 'start_after', to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text as line
      from pgboss.job where ${from} and state::text in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and name not in (select name from pgboss.schedule)
      order by name, id limit ${atOnce}`.execute(db)
    if (page.rows.length > 0) yield page.rows.map(({ line }) => line.replaceAll('\n', ' '))
    const last = page.rows.at(-1)
    if (!last || page.rows.length < atOnce) return
    after = last
  }
}

/** Queues them again; a running job runs twice, as after any crash. */
export async function sendAgain(db: Db, jobs: Pick<Jobs, 'declare' | 'send'>, lines: readonly string[]): Promise<void> {
  const read = lines.map((line) => Job.parse(JSON.parse(line)))
  for (const queue of new Set(read.map((job) => job.queue))) await jobs.declare(queue)
  await db.transaction().execute(async (tx) => {
    for (const { queue, payload, start_after } of read)
      await jobs.send(tx, queue, payload, { start_after: new Date(start_after) })
  })
}
