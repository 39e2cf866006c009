import { describe, expect, it } from 'vitest'
import { faultsOfStatement } from './faults-of-statement.ts'

const facts = (text: string) =>
  faultsOfStatement(text).map(({ is_refused, why }) => `${is_refused ? 'refused' : 'wide'}: ${why}`)

// Verdicts of Citus 13.2: each statement was explained there on 29 November 2026, after `coussinet distribute`.
const refused: [rule: string, fault: RegExp, statements: string[]][] = [
  [
    'a join of tables with two keys',
    /two keys joined: integration_tokens and members/,
    [
      'select s.session_id from integration_tokens t join sessions s on s.member_id = t.member_id where t.token_hash = $1',
      'select 1 from sessions s where exists (select 1 from integration_tokens t where t.session_id = s.session_id) and s.member_id = $1',
      'delete from sessions using integration_tokens t where t.session_id = sessions.session_id and sessions.member_id = $1',
    ],
  ],
  [
    'a join not by the key',
    /joined not by member_id/,
    [
      'select 1 from animals a join refund_requests r on r.request_id = a.animal_id',
      'select 1 from animals a left join refund_requests r on r.request_id = a.animal_id where a.member_id = $1',
      'delete from sessions using animals where sessions.session_id = animals.animal_id',
    ],
  ],
  [
    'a row lock over shards',
    /a row lock in a statement for more than one shard/,
    [
      'select name from animals where animal_id = $1 for update',
      'select name from animals where member_id = $1 or animal_id = $2 for share',
      'select (select count(*) from refund_requests r where r.member_id = a.member_id) from animals a where a.member_id = $1 for update',
    ],
  ],
  [
    'time in do update set',
    /do update set or its where calls what is not IMMUTABLE/,
    [
      "insert into attempts (attempt_key, count) values ($1, 1) on conflict (attempt_key) do update set blocked_until = $2::timestamptz + interval '1 day'",
      'insert into attempts (attempt_key, count) values ($1, 1) on conflict (attempt_key) do update set window_start = now()',
      'insert into attempts (attempt_key, count) values ($1, 1) on conflict (attempt_key) do update set count = 2 where attempts.window_start < current_timestamp',
      "insert into attempts (attempt_key, count) values ($1, 1) on conflict (attempt_key) do update set window_start = '2026-01-01'::date",
      'insert into attempts (attempt_key, count) values ($1, 1) on conflict (attempt_key) do update set window_start = attempts.window_start + make_interval(days => 1)',
      'insert into attempts (attempt_key, count) values ($1, 1) on conflict (attempt_key) do update set count = length(attempts.window_start::text)',
      'insert into attempts (attempt_key, count) values ($1, 1) on conflict (attempt_key) do update set count = 1 where attempts.window_start < $2::date',
      'insert into portal_nodes (node_id) values ($1) on conflict (node_id) do update set seen_at = now()',
    ],
  ],
  [
    'the key in do update set',
    /do update set member_id/,
    [
      'insert into contracts (member_id) values ($1) on conflict (member_id) do update set member_id = excluded.member_id',
    ],
  ],
  [
    'a sub-select in on conflict',
    /a sub-select in on conflict/,
    [
      'insert into attempts (attempt_key, count) values ($1, 1) on conflict (attempt_key) do update set count = (select 1)',
    ],
  ],
  [
    'on conflict without the key',
    /on conflict without member_id/,
    ['insert into sessions (member_id, session_id) values ($1, $2) on conflict (session_id) do nothing'],
  ],
  [
    'bare parameters of insert … select',
    /bare parameters/,
    ['insert into idempotency_keys (member_id, idempotency_key) select $1, $2'],
  ],
  [
    'insert … select of no table, with a sub-select',
    /insert … select of no table/,
    [
      'insert into sessions (member_id, session_id) select $1::uuid, $2::uuid where not exists (select 1 from sessions where member_id = $1)',
    ],
  ],
  [
    'an insert without the key',
    /without its attempt_key/,
    [
      'insert into attempts (attempt_key, count) values (null, 1)',
      'insert into attempts (attempt_key, count) values (default, 1)',
      'insert into attempts default values',
      'insert into attempts (count) values (1)',
    ],
  ],
  [
    'a sub-select among values',
    /a sub-select among the values/,
    [
      'insert into attempts (attempt_key, count) values ($1, (select 1))',
      'insert into portal_nodes (node_id, host) values ($1, (select name from animals where member_id = $2))',
    ],
  ],
  [
    'a sub-select in returning of an insert',
    /in returning of an insert/,
    ['insert into attempts (attempt_key, count) values ($1, 1) returning (select 1)'],
  ],
  [
    'a sub-select without columns',
    /a sub-select without columns/,
    ['select 1 from animals where member_id = $1 and exists (select from contracts where member_id = $1)'],
  ],
  [
    'writes into tables of two keys',
    /one statement writes into tables of two keys/,
    [
      'with a as (insert into animals (member_id) values ($1)), b as (insert into attempts (attempt_key) values ($2)) select 1',
      'with d as (delete from sessions where member_id = $1 returning session_id) delete from integration_tokens where token_hash = $2',
    ],
  ],
  [
    'a write into a table of every machine beside a spread one',
    /of every machine and into a spread one/,
    ['with d as (delete from portal_nodes where node_id = $2) delete from sessions where member_id = $1'],
  ],
  [
    'a write of a table of every machine that reads a spread one',
    /of every machine that reads a spread one/,
    [
      "update portal_nodes set host = 'a' where exists (select 1 from animals where member_id = $1)",
      'update portal_nodes set host = a.name from animals a where a.member_id = $1 and a.name = host',
      'delete from portal_nodes using integration_tokens where token_hash = $1',
    ],
  ],
  [
    'a write of a table of every machine that reads one of the coordinator',
    /that reads one of the coordinator/,
    ['delete from portal_nodes using operator_log o where o.action = host'],
  ],
  [
    'a sub-select of the coordinator that hangs on a spread table',
    /of the coordinator’s tables/,
    [
      'select 1 from animals a where a.member_id = $1 and exists (select 1 from operator_log o where o.action = a.name)',
      'select 1 from members m where m.member_id = $1 and exists (select 1 from pgboss.job j where j.name = m.nevg)',
      'select (select count(*) from animals a where a.name = o.action and a.member_id = $1) from operator_log o',
    ],
  ],
  [
    'answers of tables with two keys',
    /two keys joined: integration_tokens and members/,
    [
      'select s.created_at, (select used_at from integration_tokens where token_hash = $2) from sessions s where s.member_id = $1',
      'select s.created_at, (select used_at from integration_tokens t where t.token_hash = $2 and t.session_id = s.session_id) from sessions s where s.member_id = $1',
    ],
  ],
  [
    'a write beside a table of the coordinator',
    /of the coordinator alone/,
    ['update animals set name = $1 from operator_log where entry_id = animal_id and member_id = $2'],
  ],
  [
    'a write as a part of a statement over shards',
    /a write as a part of a statement for more than one shard/,
    ['with d as (delete from sessions returning session_id) select * from d'],
  ],
  [
    'an update of the key',
    /update of animals\.member_id/,
    [
      'update animals set member_id = $1 where member_id = $2',
      'update animals a set name = $3, member_id = $1 where a.member_id = $2',
    ],
  ],
  [
    'VOLATILE functions',
    /VOLATILE/,
    [
      'update animals set name = random()::text where member_id = $1',
      'update sessions set session_id = gen_random_uuid() where member_id = $1',
      'delete from sessions where member_id = $1 and ended_at < clock_timestamp()',
      'update portal_nodes set host = random()::text where node_id = $1',
    ],
  ],
  [
    'STABLE functions of a column',
    /STABLE function of a column/,
    [
      "update sessions set ended_at = created_at + interval '1 day' where member_id = $1",
      "update sessions set ended_at = date_trunc('day', created_at) where member_id = $1",
      "update animals set name = to_char(cover_start, 'YYYY') where member_id = $1",
      "update documents set reading = jsonb_build_object('id', file_id) where member_id = $1",
      "delete from sessions where member_id = $1 and created_at::date < '2026-01-01'",
      'delete from sessions where member_id = $1 and created_at < current_date',
      "delete from sessions where member_id = $1 and created_at < '2026-01-01'::date",
      'delete from sessions where member_id = $1 and created_at in ($2::date)',
      'delete from sessions where member_id = $1 and created_at between current_date and now()',
      'delete from sessions where member_id = $1 and (created_at, session_id) < ($2::date, $3)',
      'delete from sessions where member_id = $1 and date(created_at) < $2',
      'delete from sessions where member_id = $1 and created_at > localtimestamp',
      "delete from sessions where member_id = $1 and created_at + '1 day' < now()",
      'delete from contracts where member_id = $1 and effective_date < now()',
      'delete from contracts where member_id = $1 and country::date = $2',
      "delete from contracts where member_id = $1 and (country || effective_date) = 'a'",
      'update sessions set ended_at = created_at - make_interval(days => 3) where member_id = $1',
      'update contracts set effective_date = created_at where member_id = $1',
      'update contracts set country = effective_date where member_id = $1',
      "update portal_nodes set seen_at = seen_at + interval '1 day' where node_id = $1",
    ],
  ],
  [
    'STABLE functions in case or coalesce',
    /case or coalesce/,
    [
      'update animals set name = coalesce(name, now()::text) where member_id = $1',
      "update animals set name = case when now() > $2 then 'a' else 'b' end where member_id = $1",
      "update contracts set country = case when created_at < '2026-01-01'::date then 'a' else 'b' end where member_id = $1",
      'update portal_nodes set host = coalesce(host, now()::text)',
    ],
  ],
  [
    'STABLE functions in returning',
    /returning calls what is not IMMUTABLE/,
    [
      'delete from sessions where member_id = $1 returning now()',
      "delete from sessions where member_id = $1 returning to_char(created_at, 'YYYY')",
      'delete from sessions where member_id = $1 returning created_at::date',
      'insert into attempts (attempt_key, count) values ($1, 1) returning window_start < current_date',
      "insert into portal_nodes (node_id) values ($1) returning seen_at + interval '1 day'",
    ],
  ],
  [
    'an update to what lies elsewhere',
    /what a sub-select finds on another shard/,
    ['update animals set name = (select name from animals b where b.animal_id = $1) where member_id = $2'],
  ],
  [
    'a correlated sub-select not by the key',
    /hangs on the row around it/,
    [
      'select (select count(*) from refund_requests r where r.created_at = a.cover_start) from animals a',
      'select 1 from animals a where exists (select 1 from refund_requests r where r.created_at = a.cover_start)',
      'select 1 from animals a, lateral (select 1 from refund_requests r where r.created_at > a.cover_start limit 1) x',
      'select (select name from animals where animal_id = u) from unnest($1::uuid[]) u',
      'select v from (values (1)) t (v) where exists (select 1 from animals a where a.position = v)',
      'select 1 from animals a where exists (select 1 from refund_requests r where r.status = a.name and r.member_id = $1)',
      'select (select count(*) from refund_requests r where r.status = a.name and r.member_id = $1) from animals a',
      'delete from animals a where exists (select 1 from refund_requests r where r.status = a.name and r.member_id = $1)',
    ],
  ],
  [
    'grouping sets over shards',
    /grouping sets/,
    [
      'select name, count(*) from animals group by rollup (name)',
      'select name, icad from animals group by grouping sets ((name), (icad))',
    ],
  ],
  ['grouping() over shards', /grouping\(\)/, ['select name, grouping(name) from animals group by name']],
  [
    'a sub-select beside an aggregate',
    /beside an aggregate/,
    [
      'select count(*), (select count(*) from refund_requests) from animals',
      'select coalesce(max(position), (select 1)) from animals',
    ],
  ],
  [
    'a union with nothing that hangs on the row around it',
    /a union with refund_requests/,
    [
      "select 1 from animals a where a.name in (select status from refund_requests r where r.member_id = a.member_id union select 'a')",
    ],
  ],
  [
    'a write by place',
    /by ctid/,
    [
      'delete from sessions where ctid in (select ctid from sessions where created_at < $1 limit 100)',
      'delete from attempts where ctid = any (array(select ctid from attempts limit 10))',
    ],
  ],
  [
    'a sub-select as limit',
    /limit or offset/,
    ['select name from animals limit (select 3)', 'select name from animals offset (select count(*) from members)'],
  ],
  [
    'a recursive query',
    /recursive/,
    ['with recursive t as (select 1 as n union all select n + 1 from t where n < 5) select n from t, animals'],
  ],
  [
    'merge',
    /^refused: merge/m,
    ['merge into animals a using contracts c on a.member_id = c.member_id when matched then delete'],
  ],
  ['a row of a cursor', /where current of/, ['update animals set name = $1 where current of c']],
  [
    'an advisory lock',
    /advisory lock/,
    ['select pg_advisory_xact_lock(1)', 'select pg_try_advisory_lock($1) from members'],
  ],
  ['a sequence', /a sequence/, ["insert into sessions (member_id, session_id) values ($1, nextval('s'))"]],
  ['a hint from another machine', /pg_notify/, ["select pg_notify('a', name) from animals where member_id = $1"]],
  ['a trigger', /trigger/, ['create trigger t before insert on animals for each row execute function f()']],
  ['a view', /view/, ['create view v as select * from animals']],
]

const wide: [rule: string, statements: string[]][] = [
  [
    'no value of the key',
    ['select name from animals where animal_id = $1', 'delete from sessions where created_at < $1'],
  ],
  ['the key under a cast', ['select name from animals where member_id::text = $1']],
  ['one of several conditions', ['select name from animals where member_id = $1 or animal_id = $2']],
  ['a sample', ['select name from animals tablesample system (10)']],
  [
    'a sub-select of its own without the key',
    [
      'select (select count(*) from refund_requests r where r.member_id = a.member_id) from animals a where a.member_id = $1',
      'select name from animals where member_id = $1 and animal_id in (select request_id from refund_requests)',
      'select member_id from sessions where member_id = (select member_id from integration_tokens where token_hash = $1)',
    ],
  ],
  ['several values', ['select name from animals where member_id = any($1::uuid[])']],
  [
    'rows of several keys',
    [
      "insert into attempts (attempt_key, count) values ('a', 1), ('b', 1)",
      'select name from animals where member_id in ($1, $2)',
    ],
  ],
  ['a command for a whole table', ['truncate animals', 'lock table animals in exclusive mode']],
]

const fine = [
  'with recursive t as (select 1 as n union all select n + 1 from t where n < 5) select n from t, animals where member_id = $1',
  'insert into attempts (attempt_key, count) values (lower($1), 1)',
  'insert into attempts (attempt_key, count) values ($1, coalesce($2, (random() * 3)::int))',
  "delete from sessions where member_id = $1 and created_at < now() - interval '1 day' and now() - created_at > interval '1 day'",
  "delete from sessions where member_id = $1 and (created_at at time zone 'Europe/Paris')::date < '2026-01-01'",
  'delete from sessions where member_id = $1 and created_at between $2::timestamptz and now() and age(now(), created_at) > $3',
  "update contracts set effective_date = effective_date + interval '1 month' where member_id = $1 and extract(year from effective_date) = 2026",
  "update contracts set created_at = '2026-01-01'::date where member_id = $1",
  'update sessions set user_agent = (select max(created_at)::text from refund_requests where member_id = $1) where member_id = $1',
  'update portal_nodes set seen_at = now() where node_id = $1 and seen_at < now()',
  'insert into portal_nodes (node_id, seen_at) values (gen_random_uuid(), now()) on conflict (node_id) do update set seen_at = excluded.seen_at',
  'select name, (select count(*) from refund_requests where member_id = $1) from animals where member_id = $1',
  'select count(*), (select count(*) from refund_requests where member_id = $1) from animals where member_id = $1',
  'delete from sessions where member_id = $1 and ctid in (select ctid from sessions where member_id = $1 limit 1)',
  'select name from animals where member_id = $1 for update',
  'select name from animals where (member_id, animal_id) = ($1, $2)',
  'select name from animals where member_id in ($1::uuid)',
  'select a.name from animals a join contracts c on c.member_id = a.member_id where a.member_id = $1 for update',
  'select a.name from animals a join contracts c using (member_id) where member_id = $1',
  'select a.name from animals a natural join contracts c where a.member_id = $1',
  'select a.name from animals a left join contracts c on c.member_id = a.member_id where a.member_id = $1',
  'select a.name, (select count(*) from refund_requests r where r.member_id = $1) from animals a where a.member_id = $1 for update',
  'select a.name from animals a where exists (select 1 from contracts c where c.member_id = a.member_id) and a.member_id = $1',
  'select a.name from animals a join portal_nodes on true where a.member_id = $1',
  'with a as (select member_id from animals where member_id = $1) select c.member_id from contracts c join a on a.member_id = c.member_id',
  'select name, count(*) from animals where member_id = $1 group by rollup (name)',
  'select name from animals where member_id = $1 union select status from refund_requests where member_id = $1',
  'select token_hash from integration_tokens where token_hash = $1 for update',
  'update sessions set ended_at = now() where member_id = $1',
  "update sessions set ended_at = $2::timestamptz + interval '1 day' where member_id = $1",
  'update sessions set ended_at = greatest(ended_at, $2) where member_id = $1 and created_at < now()',
  'insert into attempts (attempt_key, count, window_start) values ($1, 1, now()) on conflict (attempt_key) do update set count = attempts.count + 1',
  'insert into contracts (member_id, end_date) values ($1, $2) on conflict (member_id) do update set end_date = excluded.end_date',
  'insert into sessions (member_id, session_id) select member_id, $2::uuid from animals where member_id = $1 on conflict do nothing',
  'with d as (delete from sessions where member_id = $1 returning session_id) delete from animals where member_id = $1',
  'select 1 from pg_proc where exists (select from pg_depend where objid = pg_proc.oid)',
  'insert into operator_log (entry_id) values ($1)',
  "select pg_notify('a', 'b')",
  'select 1 from pgboss.job for update skip locked',
]

describe('[WIDE-01] a statement that a database on several machines refuses is named', () => {
  it.each(refused.flatMap(([rule, fault, statements]) => statements.map((text) => ({ rule, fault, text }))))(
    '$rule: $text',
    ({ fault, text }) => {
      expect(facts(text).join('\n')).toMatch(fault)
      expect(faultsOfStatement(text).some(({ is_refused }) => is_refused)).toBe(true)
    },
  )
})

describe('[WIDE-03] a statement for every shard is named, and not as refused', () => {
  it.each(wide.flatMap(([rule, statements]) => statements.map((text) => ({ rule, text }))))(
    '$rule: $text',
    ({ text }) => {
      expect(facts(text)).toEqual([expect.stringMatching(/^wide/), ...facts(text).slice(1)])
      expect(faultsOfStatement(text).some(({ is_refused }) => is_refused)).toBe(false)
    },
  )
})

describe('[WIDE-01] a statement for one shard is let be', () => {
  it.each(fine)('%s', (text) => {
    expect(facts(text)).toEqual([])
  })
})

it('what PostgreSQL cannot parse is no statement', () => {
  expect(() => faultsOfStatement('select from where')).toThrow(/syntax error/)
})
