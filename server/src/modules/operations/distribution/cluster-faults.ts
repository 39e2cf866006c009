import type { ClusterFacts, ClusterNode } from './distribution.store.ts'

/** Connections to each worker that one node of the portal was seen to take (Citus 13.2). */
export const connectionsOfNode = 76

/** Lists what a cluster lacks to distribute tables, each in a sentence with its command; consequences are left out. */
export function faultsOfCluster(
  { role, database, is_installed, version, is_role_known, nodes }: ClusterFacts,
  portals = 1,
): string[] {
  if (!is_installed)
    return [
      "This PostgreSQL has no Citus. Install the package of Citus for its version on the coordinator and each worker, set shared_preload_libraries = 'citus', and restart them.",
    ]
  if (version === null)
    return [
      `The database ${database} lacks the extension. On the coordinator and each worker, as a superuser in the database ${database}, run: create extension citus; (after shared_preload_libraries = 'citus' and a restart)`,
    ]
  const coordinator = nodes.find(({ is_coordinator }) => is_coordinator)
  const missing = [
    ...(coordinator
      ? []
      : [
          "The coordinator has no address. On it, as a superuser, run: select citus_set_coordinator_host('<its address for the workers>', 5432);",
        ]),
    ...(nodes.some(({ is_worker }) => is_worker)
      ? []
      : [
          "There is no worker. On the coordinator, as a superuser, run for each: select citus_add_node('<its address>', 5432);",
        ]),
  ]
  if (missing.length > 0) return missing
  const unreached = nodes.flatMap((node) => faultsOfReach(node, role))
  if (unreached.length > 0) return unreached
  // Without it the role's grants do not reach the workers, so the others follow from it.
  if (!is_role_known)
    return [
      `Citus does not look after the role ${role} in the database ${database}, because the role was made before the extension or in another database. On the coordinator, as a superuser in the database ${database}, run: create table citus_role (id integer primary key); alter table citus_role owner to ${role}; select create_reference_table('citus_role'); drop table citus_role; grant create on database ${database} to ${role}; grant all on schema public to ${role};`,
    ]
  return nodes.flatMap((node) => faultsOfNode(node, { role, database, portals }))
}

function faultsOfReach({ host, port, is_active, answer }: ClusterNode, role: string): string[] {
  const at = `${host}:${port}`
  if (!is_active)
    return [
      `${at} is not active. On the coordinator, as a superuser, run: select citus_activate_node('${host}', ${port});`,
    ]
  if ('failure' in answer)
    return [
      `${at} does not answer the role ${role}: ${answer.failure}. See that it runs, that its pg_hba.conf lets the other machines in as ${role}, and that the role is there: made on the coordinator after the workers were added, it is made on each.`,
    ]
  return []
}

function faultsOfNode(
  { host, port, is_coordinator, answer }: ClusterNode,
  { role, database, portals }: { role: string; database: string; portals: number },
): string[] {
  if ('failure' in answer) return []
  const at = `${host}:${port}`
  // Those of the coordinator are the doctor's matter, as of any PostgreSQL.
  const needed = is_coordinator ? 0 : connectionsOfNode * portals
  return [
    ...(answer.may_create
      ? []
      : [
          `The role ${role} may not create schemas and tables at ${at}. On the coordinator, as a superuser in the database ${database}, run: grant create on database ${database} to ${role}; grant all on schema public to ${role};`,
        ]),
    ...(answer.max_connections >= needed
      ? []
      : [
          `${at} takes ${answer.max_connections} connections, and ${portals === 1 ? 'a node of the portal' : `${portals} nodes of the portal`} may need ${needed}. Set max_connections = ${needed + 24} there, and restart it.`,
        ]),
    ...(answer.max_prepared_transactions >= answer.max_connections
      ? []
      : [
          `${at} prepares ${answer.max_prepared_transactions} transactions at once. Set max_prepared_transactions = ${answer.max_connections} there, as many as its max_connections, and restart it.`,
        ]),
  ]
}
