// node bench/measure-million.ts [members]: what `bench/seed-million.ts` made, asked as members ask; prints tables in Markdown. pg_stat_statements must be loaded.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endSpawned, spawnPortal } from '../server/src/testing/program/spawn-portal.ts'
import { order } from '../server/src/testing/servers/postgres.ts'
import { percentile } from './measure.ts'
import { asked, swept } from './million/asked.ts'

const members = Number(process.argv[2] ?? 1_000_000)
const times = 400
const url = process.env['DATABASE_URL']
if (url === undefined) throw new Error('Set DATABASE_URL to the database that bench/seed-million.ts filled.')
const say = (...cells: (string | number)[]) =>
  console.log(
    `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en', { maximumFractionDigits: 2 }) : cell)).join(' | ')} |`,
  )
const rows = (text: string) => order(url, text)

await rows('create extension if not exists pg_stat_statements')
const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-million-'))
try {
  await sizes()
  const portal = await spawnPortal(data_dir, { DATABASE_URL: url, DEMO: '0', LOG_LEVEL: 'error' })
  await reads(portal.url)
  await sweeps()
  await portal.kill('SIGTERM')
  console.log(portal.output().slice(-3000))
} finally {
  endSpawned()
  await rm(data_dir, { recursive: true, force: true })
}

async function sizes(): Promise<void> {
  say('table', 'rows', 'table, MB', 'indexes, MB', 'bytes a member')
  for (const { name, count, table_mb, index_mb, each } of await rows(`
    select relname as name, reltuples::bigint::text as count, pg_table_size(oid) / 1048576.0 as table_mb, pg_indexes_size(oid) / 1048576.0 as index_mb, pg_total_relation_size(oid) / ${members}.0 as each
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${members / 2} order by pg_total_relation_size(oid) desc`))
    say(String(name), Number(count), Number(table_mb), Number(index_mb), Number(each))
}

async function reads(portal: string): Promise<void> {
  say(
    'call',
    'cold, median ms',
    'warm, median ms',
    'warm, p99 ms',
    'statements',
    'ms in PostgreSQL',
    'pages, cold',
    'pages read from disk, cold',
  )
  for (const path of asked) {
    const one = async (member: number) => {
      const began = performance.now()
      const answer = await fetch(`${portal}/api${path}`, {
        headers: { authorization: `Bearer million-access-token-${member}` },
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return performance.now() - began
    }
    const some = Array.from({ length: times }, () => 1 + Math.floor(Math.random() * members))
    await rows('select pg_stat_statements_reset()')
    const cold: number[] = []
    for (const member of some) cold.push(await one(member))
    const [told] = await rows(
      `select sum(calls) as calls, sum(total_exec_time) as ms, sum(shared_blks_hit + shared_blks_read) as pages, sum(shared_blks_read) as fetched from pg_stat_statements where query ilike 'select%' and query like '%$1%'`,
    )
    const warm: number[] = []
    for (const member of some) warm.push(await one(member))
    const each = (name: string) => Number(told?.[name]) / times
    say(
      `GET ${path}`,
      percentile(cold, 0.5),
      percentile(warm, 0.5),
      percentile(warm, 0.99),
      each('calls'),
      each('ms'),
      each('pages'),
      each('fetched'),
    )
  }
}

async function sweeps(): Promise<void> {
  await rows('select pg_stat_statements_reset()')
  for (const queue of swept) await rows(`insert into pgboss.job (name, data, retry_limit) values ('${queue}', '{}', 0)`)
  for (let left = 1; left > 0;) {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const [read] = await rows(
      `select count(*) as left from pgboss.job where name in (${swept.map((queue) => `'${queue}'`).join(', ')}) and state in ('created', 'active', 'retry') and singleton_key is null`,
    )
    left = Number(read?.['left'])
  }
  say('job', 'ended', 'seconds')
  for (const { name, state, seconds, output } of await rows(
    `select distinct on (name) name, state::text, extract(epoch from completed_on - started_on) as seconds, output::text from pgboss.job where name in (${swept.map((queue) => `'${queue}'`).join(', ')}) order by name, created_on desc`,
  ))
    say(
      String(name),
      state === 'completed' ? 'done' : `${String(state)} ${String(output).slice(0, 120)}`,
      Number(seconds),
    )
  say('statement of a job', 'calls', 'mean ms', 'pages a call')
  for (const { query, calls, mean, pages } of await rows(`
    select regexp_replace(left(query, 140), '\\s+', ' ', 'g') as query, calls, mean_exec_time as mean, (shared_blks_hit + shared_blks_read) / calls as pages from pg_stat_statements
    where query not like '%pgboss%' and mean_exec_time > 20 order by mean_exec_time desc limit 25`))
    say(String(query), Number(calls), Number(mean), Number(pages))
}
