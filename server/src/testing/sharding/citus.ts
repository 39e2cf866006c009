import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { tablesOfNobody } from './tables.ts'

/** The commands that spread a migrated, empty schema over the machines of Citus: a table after those that it refers to, all of a member's rows on one machine. */
export async function citusCommands(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; refers_to: string[] }>`
    select relname as name, array(
      select coalesce(other.inhparent, confrelid)::regclass::text from pg_constraint
      left join pg_inherits own on own.inhrelid = conrelid left join pg_inherits other on other.inhrelid = confrelid
      where contype = 'f' and coalesce(own.inhparent, conrelid) = pg_class.oid) as refers_to
    from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname not like 'kysely_%' order by relname <> 'members', relname`.execute(
    db,
  )
  const left = rows.filter(({ name }) => tablesOfNobody[name]?.kind !== 'apart')
  const commands = new Map<string, string>()
  while (left.length > 0) {
    const place = left.findIndex(({ name, refers_to }) => refers_to.every((to) => to === name || commands.has(to)))
    const [next] = left.splice(place, 1)
    if (place < 0 || !next) throw new Error('Tables refer to each other in a circle.')
    commands.set(next.name, commandOf(next.name))
  }
  return [...commands.values()]
}

function commandOf(name: string): string {
  const own = tablesOfNobody[name]
  if (own?.kind === 'everywhere') return `select create_reference_table('${name}');`
  if (own) return `select create_distributed_table('${name}', '${own.key}', colocate_with => 'none');`
  return name === 'members'
    ? `select create_distributed_table('members', 'member_id', shard_count => 32);`
    : `select create_distributed_table('${name}', 'member_id', colocate_with => 'members');`
}
