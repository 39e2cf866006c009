import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** A table of the portal's migrations, its partitions with it. */
export type SchemaTable = {
  name: string
  /** tables that its references name, itself among them */
  refers_to: string[]
  /** true where the role of the connection may distribute it */
  is_own: boolean
}

/** Place that Citus has given a table: every machine, or by the column `key` together with the tables of the same number. */
export type Placement = { is_everywhere: boolean; key: string | null; colocation: number }

/** `13.2-1` of the extension in this database, or null where it was not created. */
export async function readCitusVersion(db: Db): Promise<string | null> {
  const { rows } = await sql<{ version: string }>`
    select extversion as version from pg_extension where extname = 'citus'`.execute(db)
  return rows[0]?.version ?? null
}

export async function readSchema(db: Db): Promise<{ tables: SchemaTable[]; views: string[] }> {
  const { rows: tables } = await sql<SchemaTable>`
    select relname as name, array(
      select coalesce(other.inhparent, confrelid)::regclass::text from pg_constraint
      left join pg_inherits own on own.inhrelid = conrelid left join pg_inherits other on other.inhrelid = confrelid
      where contype = 'f' and coalesce(own.inhparent, conrelid) = pg_class.oid) as refers_to,
      pg_has_role(relowner, 'usage') as is_own
    from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
      and relname not like 'kysely_%' order by relname`.execute(db)
  const { rows: views } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`.execute(db)
  return { tables, views: views.map(({ name }) => name) }
}

/** The tables that are not on the coordinator alone; only where Citus is. */
export async function readPlacements(db: Db): Promise<Map<string, Placement>> {
  const { rows } = await sql<Placement & { name: string }>`
    select relname as name, partmethod = 'n' as is_everywhere, colocationid as colocation,
      case when partmethod <> 'n' then column_to_column_name(logicalrelid, partkey) end as key
    from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
    where relnamespace = 'public'::regnamespace and not relispartition and (partmethod <> 'n' or repmodel = 't')`.execute(
    db,
  )
  return new Map(rows.map(({ name, ...placement }) => [name, placement]))
}

/** Distributed tables whose rows are on the coordinator's disk too, from before: nobody sees them, and no erasure reaches them. */
export async function readLeftovers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct pg_class.relname as name from pg_dist_partition
    join pg_class on pg_class.oid = logicalrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and (partmethod <> 'n' or repmodel = 't')
      and pg_relation_size(pg_class.oid) > 0 order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** Facts about a cluster before anything is distributed. */
export type ClusterFacts = {
  role: string
  database: string
  /** the server has the files of the extension */
  is_installed: boolean
  version: string | null
  /** Citus looks after the role in this database: not after one that was made before it */
  is_role_known: boolean
  nodes: ClusterNode[]
}

export type ClusterNode = {
  host: string
  port: number
  is_coordinator: boolean
  is_active: boolean
  /** takes shards */
  is_worker: boolean
  /** its answer to the role of the connection, or why there is none */
  answer: NodeAnswer | { failure: string }
}

export type NodeAnswer = {
  max_connections: number
  max_prepared_transactions: number
  /** the role may create schemas in the database; and tables in `public`, of which workers learn with the first table */
  may_create: boolean
}

export async function readCluster(db: Db): Promise<ClusterFacts> {
  const { rows } = await sql<Omit<ClusterFacts, 'nodes' | 'is_role_known'>>`
    select current_user as role, current_database() as database,
      exists (select 1 from pg_available_extensions where name = 'citus') as is_installed,
      (select extversion from pg_extension where extname = 'citus') as version`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('The database answers nothing about itself.')
  if (facts.version === null) return { ...facts, is_role_known: false, nodes: [] }
  const { rows: roles } = await sql`
    select 1 from pg_dist_object where classid = 'pg_authid'::regclass and objid = quote_ident(current_user)::regrole`.execute(
    db,
  )
  return { ...facts, is_role_known: roles.length > 0, nodes: await readNodes(db) }
}

async function readNodes(db: Db): Promise<ClusterNode[]> {
  const { rows: nodes } = await sql<Omit<ClusterNode, 'answer'> & { id: number }>`
    select nodeid as id, nodename as host, nodeport as port, groupid = 0 as is_coordinator, isactive as is_active,
      shouldhaveshards as is_worker
    from pg_dist_node where noderole = 'primary' order by groupid`.execute(db)
  if (nodes.length === 0) return []
  const ask = `select json_build_object('max_connections', current_setting('max_connections')::integer,
    'max_prepared_transactions', current_setting('max_prepared_transactions')::integer,
    'may_create', has_database_privilege(current_database(), 'create')
      and (has_schema_privilege('public', 'create') or not citus_is_coordinator()))`
  const { rows: answers } = await sql<{ id: number; success: boolean; result: string }>`
    select nodeid as id, success, result from run_command_on_all_nodes(${ask})`.execute(db)
  return nodes.map(({ id, ...node }) => {
    const answer = answers.find((one) => one.id === id)
    return {
      ...node,
      answer: answer?.success ? toAnswer(answer.result) : { failure: answer?.result ?? 'it was not asked' },
    }
  })
}

function toAnswer(text: string): NodeAnswer {
  const { max_connections, max_prepared_transactions, may_create } = JSON.parse(text)
  return { max_connections, max_prepared_transactions, may_create }
}
