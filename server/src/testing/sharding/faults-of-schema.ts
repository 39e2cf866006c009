import { sql } from 'kysely'
import { rekeyedTables } from '#modules/operations/distribution/rekeyed-tables.ts'
import { tablesOfNobody } from '#modules/operations/distribution/tables-of-nobody.ts'
import type { Db } from '#platform/db/db.ts'

type TableKey = {
  table: string
  name: string
  kind: string
  columns: string[]
  deferrable: boolean
  to: string | null
  to_columns: string[] | null
}

/** Faults of a migrated schema that could not be spread over machines by member, in sentences (docs/operations.md). */
export async function faultsOfSchema(db: Db): Promise<string[]> {
  const tables = (
    await sql<{
      name: string
    }>`select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname not like 'kysely_%' order by 1`.execute(
      db,
    )
  ).rows.map(({ name }) => name)
  const columns = (
    await sql<{
      name: string
      table: string
      type: string
      nullable: boolean
      fallback: string | null
      generated: string
    }>`
    select attname as name, relname as "table", format_type(atttypid, atttypmod) as type, not attnotnull as nullable, pg_get_expr(adbin, adrelid) as fallback, attidentity::text || attgenerated::text as generated
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely_%' and attnum > 0 and not attisdropped`.execute(
      db,
    )
  ).rows
  const keys = await keysOf(db)
  const others = (
    await sql<{ fault: string }>`
    select format('%s: the trigger %s', tgrelid::regclass, tgname) as fault from pg_trigger where not tgisinternal
    union all select format('the sequence %s', relname) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
    union all select format('the function %s', proname) from pg_proc where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select format('%s: the rule %s', ev_class::regclass, rulename) from pg_rewrite join pg_class on pg_class.oid = ev_class where relnamespace = 'public'::regnamespace and rulename <> '_RETURN'`.execute(
      db,
    )
  ).rows.map(({ fault }) => fault)

  return [
    ...others,
    ...Object.keys(tablesOfNobody)
      .filter((name) => !tables.includes(name))
      .map((name) => `${name}: declared in tables-of-nobody.ts, and not there`),
    ...columns
      .filter(({ fallback }) => /nextval|now\(\)|current_|clock_timestamp/i.test(fallback ?? ''))
      .map(({ table, name, fallback }) => `${table}.${name}: ${String(fallback)} is the database's own`),
    ...columns
      .filter(({ generated }) => generated !== '')
      .map(({ table, name }) => `${table}.${name}: made by the database`),
    ...keys.filter(({ deferrable }) => deferrable).map(({ table, name }) => `${table}: ${name} is deferrable`),
    ...keys.filter(({ kind }) => kind === 'x').map(({ table, name }) => `${table}: ${name} excludes`),
    ...tables.flatMap((table) =>
      faultsOfTable(
        table,
        keys.filter((key) => key.table === table),
      ),
    ),
    ...tables
      .filter((table) => tablesOfNobody[table] === undefined)
      .filter(
        (table) =>
          !columns.some(
            (column) =>
              column.table === table && column.name === 'member_id' && column.type === 'uuid' && !column.nullable,
          ),
      )
      .map((table) => `${table}: no member_id uuid not null`),
  ]
}

function faultsOfTable(table: string, keys: readonly TableKey[]): string[] {
  const own = tablesOfNobody[table]
  const primary = keys.find(({ kind }) => kind === 'p')
  if (!primary) return [`${table}: no primary key`]
  const first = own?.key ?? 'member_id'
  const isEverywhere = ({ to }: TableKey) => to !== null && tablesOfNobody[to]?.kind === 'everywhere'
  const bound = keys.filter((key) => ['p', 'u', 'f'].includes(key.kind) && !isEverywhere(key))
  const wrong = bound
    .filter(({ columns, kind }) => columns[0] !== first && !(kind === 'p' && columns.join() === rekeyedTables[table]))
    .map(({ name, columns }) => `${table}: ${name} (${columns.join(', ')}) does not begin with ${first}`)
  // A reference must stay on one machine: to the same member's rows, or to what is everywhere.
  const afar = bound.filter(
    ({ kind, to, to_columns }) =>
      kind === 'f' && (own !== undefined || tablesOfNobody[to ?? ''] !== undefined || to_columns?.[0] !== 'member_id'),
  )
  return [
    ...wrong,
    ...afar.map(({ name, to }) => `${table}: ${name} refers to ${String(to)}, which may be on another machine`),
  ]
}

async function keysOf(db: Db): Promise<TableKey[]> {
  const { rows } = await sql<TableKey>`
    select conrelid::regclass::text as "table", conname as name, contype::text as kind, condeferrable as deferrable, nullif(confrelid, 0)::regclass::text as "to",
      array(select attname::text from unnest(conkey) with ordinality key (number, place) join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality key (number, place) join pg_attribute on attrelid = confrelid and attnum = number order by place) as to_columns
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'x') and conrelid::regclass::text not like 'kysely_%'
    union all
    select indrelid::regclass::text, indexrelid::regclass::text, 'u', false, null,
      array(select coalesce(attname::text, 'an expression') from unnest(indkey::int2[]) with ordinality key (number, place) left join pg_attribute on attrelid = indrelid and attnum = number and attnum > 0 order by place), null
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace and relname not like 'kysely_%' and not exists (select from pg_constraint where conindid = indexrelid)`.execute(
    db,
  )
  return rows
}
