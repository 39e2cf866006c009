import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/db.ts'
import type { Jobs } from '#platform/db/jobs.ts'
import { readPages } from '#platform/db/read-pages.ts'

const Job = z.object({ queue: z.string(), payload: z.record(z.string(), z.unknown()), start_after: z.string() })

const atOnce = 1000

type WaitingJob = { name: string; id: string; line: string }

/** Waiting, retried and running jobs, without scheduled ones: the work promised by committed transactions. */
export async function* waitingJobs(db: Db): AsyncGenerator<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(
    db,
  )
  if (!found[0]?.there) return
  const pages = readPages<WaitingJob>(atOnce, async (after) => {
    const from = after ? sql`(name, id) > (${after.name}, ${after.id}::uuid)` : sql`true`
    const { rows } = await sql<WaitingJob>`
      select name, id::text as id, json_build_object('queue', name, 'payload', coalesce(data, '{}'), 'start_after', to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text as line
      from pgboss.job where ${from} and state::text in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and name not in (select name from pgboss.schedule)
      order by name, id limit ${atOnce}`.execute(db)
    return rows
  })
  for await (const page of pages) if (page.length > 0) yield page.map(({ line }) => line.replaceAll('\n', ' '))
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
