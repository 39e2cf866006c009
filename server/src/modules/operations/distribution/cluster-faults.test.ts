import { expect, it } from 'vitest'
import { faultsOfCluster } from './cluster-faults.ts'
import type { ClusterFacts, ClusterNode, NodeAnswer } from './distribution.store.ts'

const answer: NodeAnswer = { max_connections: 300, max_prepared_transactions: 300, may_create: true }
const coordinator: ClusterNode = {
  host: 'db0',
  port: 5432,
  is_coordinator: true,
  is_active: true,
  is_worker: false,
  answer,
}
const worker: ClusterNode = { ...coordinator, host: 'db1', is_coordinator: false, is_worker: true }
const cluster: ClusterFacts = {
  role: 'coussinet',
  database: 'members',
  is_installed: true,
  version: '13.2-1',
  is_role_known: true,
  nodes: [coordinator, worker],
}

it('[WIDE-02] a cluster that is ready has no fault', () => {
  expect(faultsOfCluster(cluster, 3)).toEqual([])
})

it.each<[string, Partial<ClusterFacts>, RegExp[]]>([
  ['no files of the extension', { is_installed: false, version: null }, [/Install the package .* restart them/]],
  ['no extension in the database', { version: null }, [/run: create extension citus;/]],
  ['no nodes', { nodes: [] }, [/citus_set_coordinator_host\(/, /citus_add_node\(/]],
  ['no worker', { nodes: [coordinator] }, [/There is no worker.*citus_add_node\(/]],
  [
    'a worker that was switched off',
    { nodes: [coordinator, { ...worker, is_active: false }] },
    [/db1:5432 is not active.*citus_activate_node\('db1', 5432\)/],
  ],
  [
    'a worker that does not answer the role',
    { nodes: [coordinator, { ...worker, answer: { failure: 'role "coussinet" does not exist' } }] },
    [/db1:5432 does not answer the role coussinet: role "coussinet" does not exist.*pg_hba\.conf/],
  ],
  ['a role that was made before the extension', { is_role_known: false }, [/create_reference_table\('citus_role'\)/]],
  [
    'a role without rights on a worker',
    { nodes: [coordinator, { ...worker, answer: { ...answer, may_create: false } }] },
    [/grant create on database members to coussinet; grant all on schema public to coussinet;/],
  ],
  [
    'few connections',
    { nodes: [coordinator, { ...worker, answer: { ...answer, max_connections: 200 } }] },
    [/db1:5432 takes 200 connections, and 3 nodes of the portal may need 228\. Set max_connections = 252/],
  ],
  [
    'no prepared transactions',
    { nodes: [{ ...coordinator, answer: { ...answer, max_prepared_transactions: 0 } }, worker] },
    [/db0:5432 prepares 0 transactions at once\. Set max_prepared_transactions = 300/],
  ],
])('[WIDE-02] says what to run where there is %s', (_what, facts, words) => {
  const faults = faultsOfCluster({ ...cluster, ...facts }, 3)
  expect(faults).toHaveLength(words.length)
  for (const [at, pattern] of words.entries()) expect(faults[at]).toMatch(pattern)
})
