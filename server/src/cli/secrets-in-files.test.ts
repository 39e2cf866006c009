import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginNameHash } from '#modules/accounts/session/session.ts'
import { newSecret } from '#modules/events/webhooks/send/signed-message.ts'
import { manyClaims } from '#modules/operations/tests/many-claims.ts'
import { secrets } from '#platform/config/environment.ts'
import { readS3Url } from '#platform/config/s3-settings.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { openBucket } from '#platform/files/store/open-store.ts'
import { type CommandResult, runCommand } from '#testing/program/run-command.ts'
import { runHere } from '#testing/program/run-here.ts'
import { startPostgres, type TestPostgres } from '#testing/servers/postgres.ts'
import { type Receiver, startReceiver } from '#testing/servers/receiver.ts'
import { type S3Server, startS3 } from '#testing/servers/s3.ts'
import { coussinet } from './coussinet.ts'

const wrapper = join(import.meta.dirname, '../../../ops/systemd/coussinet')
const known = '412703584'
const ended = '700000002'
let postgres: TestPostgres
let s3: S3Server
let receiver: Receiver
let folder = ''
/** every secret by its `_FILE` alone, as the systemd unit gives them */
let env: Record<string, string> = {}

const run = (words: readonly string[], input = '') => runHere(env, words, { input })
const firstOf = async (words: readonly string[]): Promise<Record<string, string>> =>
  JSON.parse((await run([...words, '--json'])).out.split('\n')[0] ?? '')
const values = (database_url: string): Record<(typeof secrets)[number], string> => ({
  SECRET_KEY: randomBytes(48).toString('base64url'),
  SECRET_KEY_PREVIOUS: randomBytes(48).toString('base64url'),
  DATABASE_URL: database_url,
  DATABASE_DIRECT_URL: database_url,
  DATABASE_REPLICA_URL: database_url,
  S3_URL: s3.url,
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMS_TOKEN: 'a-token-of-the-gateway',
  METRICS_TOKEN: randomBytes(24).toString('hex'),
  PROOFS_TOKEN: 'a-token-of-the-heads',
  // below the order of P-256
  PUSH_PRIVATE_KEY: Buffer.from([1, ...randomBytes(31)]).toString('base64url'),
  OIDC_PROVIDERS: JSON.stringify([
    {
      id: 'insurer',
      name: 'The insurer',
      issuer: 'https://id.example',
      client_id: 'portal',
      client_secret: 'a-secret',
    },
  ]),
  STRIPE_SECRET_KEY: `sk_test_${randomBytes(12).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(12).toString('hex')}`,
  OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-collector',
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-key=of-the-collector',
})

async function inFiles(place: string, held: Record<string, string>): Promise<Record<string, string>> {
  await mkdir(join(folder, place))
  const named = Object.entries(held).map(async ([name, value]) => {
    const file = join(folder, place, name.toLowerCase())
    await writeFile(file, `${value}\n`)
    return [`${name}_FILE`, file] as const
  })
  return Object.fromEntries(await Promise.all(named))
}

beforeAll(async () => {
  ;[postgres, s3, receiver] = await Promise.all([startPostgres(), startS3(), startReceiver()])
  folder = await mkdtemp(join(tmpdir(), 'coussinet-secrets-'))
  const held = values(await postgres.createDatabase('portal'))
  env = {
    DATA_DIR: join(folder, 'none'),
    PUBLIC_URL: 'https://members.example',
    PAYMENTS: 'stripe',
    PROOFS_URL: 'https://heads.example/heads.json',
    ...(await inFiles('secrets', held)),
  }
}, 60_000)
afterAll(async () => {
  await Promise.all([postgres?.close(), s3?.close(), receiver?.close()])
  await rm(folder, { recursive: true, force: true })
})

async function fill(): Promise<void> {
  const wrong: string[] = []
  const settings = readS3Url(s3.url, { name: 'S3_URL', production: false }, wrong)
  if (settings === null) throw new Error(wrong.join())
  const files = await openBucket(settings)
  const { db, close } = await openPostgres((await readFile(env['DATABASE_URL_FILE'] ?? '', 'utf8')).trim(), () => {})
  await manyClaims(db, files, { claims: 20, files: 3, as: '70000000', at: new Date() })
  // Imported numbers have the check digits of a real number.
  await db.updateTable('members').set({ nevg: known }).where('nevg', '=', '700000001').execute()
  for (const { nevg, member_id } of await db.selectFrom('members').select(['nevg', 'member_id']).execute())
    await db
      .insertInto('login_names')
      .values({ name_hash: loginNameHash(nevg), member_id })
      .execute()
  await db
    .updateTable('contracts')
    .set({ status: 'terminated', end_date: '2026-01-31' })
    .where('contract_number', '=', 'ZC-2')
    .execute()
  await db.updateTable('refunds').set({ paid_at: new Date(), payment_date: '2026-03-05' }).execute()
  await files.close()
  await close()
}

type Step = { words: () => Promise<readonly string[]> | readonly string[]; input?: string; says: RegExp }
const step = (words: string, says: RegExp, input = ''): Step => ({ words: () => words.split(' '), says, input })
const about = (list: string, of: (row: Record<string, string>) => string, says: RegExp): Step => ({
  words: async () => of(await firstOf(list.split(' '))).split(' '),
  says,
})

// In the order in which one makes what the next one needs.
const steps: Record<string, Step> = {
  migrate: step('migrate', /^applied 0001_members/),
  'files adopt': step('files adopt --yes', /belongs to this database/),
  status: step('status', /^database +PostgreSQL/m),
  'members list': step('members list', new RegExp(known)),
  'members show': step(`members show ${known}`, /m1@example\.org/),
  'members disable': step(`members disable ${known}`, /is disabled/),
  'members enable': step(`members enable ${known}`, /is enabled/),
  'members invite': step(`members invite ${known}`, /m1@example\.org/),
  'invitations begin': step(`invitations begin --name all --per-hour 60`, /state +running/),
  'invitations list': step('invitations list', /all/),
  'invitations show': about('invitations list', ({ id }) => `invitations show ${id}`, /60 mails an hour/),
  'invitations members': about('invitations list', ({ id }) => `invitations members ${id}`, /waiting|no such member/),
  'invitations pause': about('invitations list', ({ id }) => `invitations pause ${id}`, /state +paused/),
  'invitations resume': about('invitations list', ({ id }) => `invitations resume ${id}`, /state +running/),
  'mails waiting': step('mails waiting', /email/),
  'mails show': about('mails waiting', ({ message_id }) => `mails show ${message_id} --body`, /members\.example/),
  'mails retry': step('mails retry --all', /\d/),
  'requests list': step('requests list', /ZR-1/),
  'requests show': step('requests show ZR-1', /accepted/),
  'requests move': step('requests move ZR-1 processing', /cannot be moved to processing/),
  'requests pay': step('requests pay ZR-1', /^(?!.*DATABASE)/),
  'quotes list': step('quotes list', /No quote is found/),
  'quotes show': step('quotes show Q-1', /There is no quote Q-1/),
  'quotes answer': step('quotes answer Q-1 refused --reason Relu', /There is no quote Q-1/),
  'disputes list': step('disputes list', /No dispute is found/),
  'disputes show': step('disputes show ZR-1', /There is no dispute ZR-1/),
  'disputes answer': step('disputes answer ZR-1 upheld --text Relu', /There is no dispute ZR-1/),
  'formula-changes list': step('formula-changes list', /No change of formula is found/),
  'formula-changes show': step('formula-changes show ZF-1', /There is no change of formula ZF-1/),
  'formula-changes answer': step('formula-changes answer ZF-1 confirmed', /There is no change of formula ZF-1/),
  import: step('import -', /1 brought/, JSON.stringify({ upsert: 'member', nevg: known, firstname: 'Ada' })),
  'keys create': step('keys create --name claims --scopes refunds:read', /^cms_/),
  'keys list': step('keys list', /claims/),
  'keys rotate': about('keys list', ({ client_id }) => `keys rotate ${client_id}`, /^cms_/),
  'keys revoke': about('keys list', ({ client_id }) => `keys revoke ${client_id}`, /^(?!coussinet:)/),
  'webhooks add': { words: () => ['webhooks', 'add', receiver.url], says: /^whsec_/ },
  'webhooks list': step('webhooks list', /127\.0\.0\.1/),
  'webhooks change': about(
    'webhooks list',
    ({ id }) => `webhooks change ${id} --events due_day.changed`,
    /^(?!coussinet:)/,
  ),
  'webhooks rotate': about('webhooks list', ({ id }) => `webhooks rotate ${id}`, /^whsec_/),
  'webhooks test': about('webhooks list', ({ id }) => `webhooks test ${id}`, /^taken: HTTP 204/),
  'webhooks deliveries': step('webhooks deliveries', /Nothing is found/),
  'webhooks replay': step('webhooks replay 00000000-0000-4000-8000-000000000000', /There is no/),
  conform: {
    words: () => ['conform', 'http://127.0.0.1:1', '--secret-file', '-'],
    input: newSecret(),
    says: /\d+ passed, \d+ failed/,
  },
  // They are for data of nobody, and refuse a database of members.
  'sandbox start': step('sandbox', /embedded database of its own/),
  'sandbox advance': step('sandbox advance 1', /embedded database of its own/),
  listen: step('listen --forward http://127.0.0.1:1', /embedded database of its own/),
  trigger: step('trigger profile.changed', /embedded database of its own/),
  'webhooks remove': about('webhooks list', ({ id }) => `webhooks remove ${id} --yes`, /removed/),
  'files copy': { words: () => ['files', 'copy', '--to', join(folder, 'copy.url')], says: /^3 files were copied/ },
  verify: step('verify --files', /\d+ stored files read/),
  export: step(`export ${known} --to -`, /^PK/),
  'help-texts': step('help-texts', /"questions"/),
  texts: step('texts', /^it  Italiano: all of \d+ texts/m),
  // What was done within two minutes is not told yet.
  audit: step('audit', /^(?!coussinet:)/),
  // An ordinary PostgreSQL is refused in words that only its settings and extensions give.
  distribute: step('distribute --dry-run', /Citus|citus/),
  doctor: step('doctor --only database,files', /green/i),
  hold: step('hold', /^(?!coussinet:)/),
  backup: { words: () => ['backup', join(folder, 'backups')], says: /rows, 3 files/ },
  erase: step(`erase ${ended} --yes`, /is erased/),
  restore: { words: () => ['restore', join(folder, 'backups')], says: /rows, 3 files and \d+ waiting jobs/ },
}

const leavesOf = (command: Command, name: string): string[] =>
  command.commands.length === 0
    ? [name]
    : command.commands.flatMap((sub) => leavesOf(sub, `${name} ${sub.name()}`.trim()))
const said = ({ out, err }: CommandResult) => out + err

describe('[SEC-53] with every secret in a file of its own', () => {
  it('each command has a step here', async () => {
    expect(Object.keys(steps).toSorted()).toEqual(leavesOf(await coussinet(), '').toSorted())
    expect(
      Object.keys(env)
        .filter((name) => name.endsWith('_FILE'))
        .toSorted(),
    ).toEqual(secrets.map((name) => `${name}_FILE`).toSorted())
  })

  it.each(Object.entries(steps))(
    '`coussinet %s` finds what it works on',
    { timeout: 30_000 },
    async (name, { words, input, says }) => {
      if (name === 'files copy') await writeFile(join(folder, 'copy.url'), s3.url.replace('/portal?', '/copied?'))
      if (name === 'restore') {
        const { DATABASE_URL, DATABASE_DIRECT_URL } = values(await postgres.createDatabase('restored'))
        Object.assign(
          env,
          await inFiles('restored', {
            DATABASE_URL,
            DATABASE_DIRECT_URL,
            S3_URL: s3.url.replace('/portal?', '/restored?'),
          }),
        )
      }
      // The first one in a process of its own: its environment is as good as another.
      const ran = name === 'migrate' ? runCommand(env, await words()) : run(await words(), input)
      expect(said(await ran)).toMatch(says)
      if (name === 'migrate') await fill()
    },
  )
})

describe('ops/systemd/coussinet', () => {
  it('names every secret', async () => {
    const text = await readFile(wrapper, 'utf8')
    const [, named = ''] = /for name in ([\w \\\n]+); do/.exec(text) ?? []
    expect(named.split(/[\s\\]+/)).toEqual(secrets.map((name) => name.toLowerCase()))
  })

  it('within a unit gives each credential to the command as its _FILE', async () => {
    await inFiles('credentials', values(await postgres.createDatabase('by_credentials')))
    const given = {
      PATH: process.env['PATH'],
      DATA_DIR: join(folder, 'none'),
      PAYMENTS: 'stripe',
      PROOFS_URL: 'https://heads.example/heads.json',
      CREDENTIALS_DIRECTORY: join(folder, 'credentials'),
    }
    const { stdout } = await promisify(execFile)(wrapper, ['migrate', '--dry-run'], { cwd: '/', env: given })
    expect(stdout).toMatch(/^would apply 0001_members/)
  })

  it('outside of one asks systemd for one, with the words as they are', async () => {
    const asked = join(folder, 'bin')
    await mkdir(asked)
    await writeFile(join(asked, 'systemd-run'), '#!/bin/sh\nfor word in "$@"; do printf "%s\\n" "$word"; done\n', {
      mode: 0o755,
    })
    const { stdout } = await promisify(execFile)(wrapper, ['hold', known, 'on', '--reason', 'a claim  in court'], {
      env: { PATH: `${asked}:${process.env['PATH']}`, SUDO_USER: 'c.moreau' },
    })
    const [before = '', after = ''] = stdout.split('--\n')
    expect(before).toContain('--property=User=coussinet\n')
    expect(before).toContain('--setenv=SUDO_USER=c.moreau\n')
    expect(after.split('\n').slice(1, -1)).toEqual(['hold', known, 'on', '--reason', 'a claim  in court'])
  })
})
