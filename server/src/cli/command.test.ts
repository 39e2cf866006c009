import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { disputeDecision } from '@coussinet/contract/disputes.ts'
import { addDays, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { requestFormulaChange } from '@coussinet/contract/formula-changes.ts'
import type { Command } from 'commander'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirm, drawUp, lastCode, send } from '#modules/contributions/tests/a-wizard.ts'
import { aFiledQuote } from '#modules/refunds/tests/a-quote.ts'
import { aDecidedRequest, aDraft, aFiledRequest, line, upload } from '#modules/refunds/tests/a-request.ts'
import type { OpenDatabase } from '#platform/db/db.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { lockDirectory } from '#platform/files/directory-lock.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { keepSent } from '#testing/outgoing/sent-mails.ts'
import { bin, runCommand } from '#testing/program/run-command.ts'
import { runHere } from '#testing/program/run-here.ts'
import { freePort } from '#testing/program/spawn-portal.ts'
import { startPostgres, type TestPostgres } from '#testing/servers/postgres.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { coussinet } from './coussinet.ts'

let postgres: TestPostgres
let database: OpenDatabase
let folder = ''
let data_dir = ''
let env: Record<string, string> = {}
let portal: TestPortal
let helene: TestMember

const run = (...words: string[]) => runHere(env, words)
const spawned = (...words: string[]) => runCommand(env, words)
const json = async (...words: string[]) => JSON.parse((await run(...words, '--json')).out)
const lines = (out: string) => out.trimEnd().split('\n').filter(Boolean)

// The portal runs beside each of these commands, as a node does, with a mail server that does not answer.
beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'coussinet-command-'))
  data_dir = join(folder, 'data')
  env = { DATA_DIR: data_dir, DATABASE_URL: await postgres.createDatabase('commands') }
})
afterAll(async () => {
  await portal?.close()
  await database?.close()
  await postgres?.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the command on an empty PostgreSQL', () => {
  it('refuses what needs the tables, says what is pending, and makes them once', async () => {
    expect(await spawned('members', 'list')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/lacks \d+ migrations .*Run: coussinet migrate/),
    })
    expect(await spawned('status')).toMatchObject({ code: 1, out: expect.stringContaining('run: coussinet migrate') })
    const { pending } = await json('migrate', '--dry-run')
    const both = await Promise.all([spawned('migrate', '--json'), spawned('migrate', '--json')])
    expect(both.map(({ code, err }) => [code, err])).toEqual([
      [0, ''],
      [0, ''],
    ])
    const applied = both.map(({ out }) => JSON.parse(out).applied)
    expect(applied.toSorted((one, other) => other.length - one.length)).toEqual([pending, []])
    expect(pending).toContain('0001_members')
    // A command that writes before the portal has ever begun cannot know where members go.
    const early = { DATA_DIR: join(folder, 'early'), SECRET_KEY: 'Kq3vN8xR2mT7wZ5cB9hL4pJ6sD1fG0aY' }
    expect(await runCommand({ ...env, ...early }, ['members', 'invite', '1'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('PUBLIC_URL is required'),
    })
    expect((await spawned('migrate')).out).toBe('Nothing to apply: the database is up to date.\n')
  })
})

describe('the command beside a running portal', () => {
  beforeAll(async () => {
    database = await openPostgres(env['DATABASE_URL'] ?? '', () => {})
    await keepSent(database.db)
    const place = { database, data_dir, drop: async () => {} }
    portal = await ownPortal({
      at: new Date().toISOString(),
      place,
      env: { PUBLIC_URL: 'https://members.example', SMTP_URL: `smtp://127.0.0.1:${await freePort()}` },
    })
    helene = await aMember(portal, {
      nevg: '412703584',
      email: 'helene@example.org',
      refund_iban: 'FR3999910000170000412703A23',
    })
    await aMember(portal, { nevg: '486000199', email: 'marco@example.org', firstname: 'Marco' })
  })

  const audited = async (action: string) =>
    database.db
      .selectFrom('audit_log')
      .select(['actor', sql<{ operator: string }>`details`.as('details')])
      .where('action', '=', action)
      .orderBy('at', 'desc')
      .execute()

  it('finds members by number, address and name, and shows one without secrets', async () => {
    for (const words of ['412703584', 'N° 412 703 584', 'HELENE@example.org', 'lène carp'])
      expect(lines((await run('members', 'list', words, '--json')).out).map((line) => JSON.parse(line).nevg)).toEqual([
        '412703584',
      ])
    expect(await run('members', 'list', '100%')).toEqual({ code: 0, out: '', err: 'No member is found.\n' })
    const shown = await run('members', 'show', '412703584')
    expect(shown).toMatchObject({ code: 0, err: '' })
    expect(shown.out).toContain('FR39 **** **** 3A23')
    expect(shown.out + (await run('members', 'show', '412703584', '--json')).out).not.toMatch(/412703A23|password_hash/)
    expect(await run('members', 'show', '999999999')).toEqual({
      code: 1,
      out: '',
      err: 'coussinet: There is no member 999999999.\n',
    })
  })

  it('makes neither a folder nor a secret in a wrong DATA_DIR, and takes no other address than the portal’s', async () => {
    const wrong = { ...env, DATA_DIR: join(folder, 'wrong') }
    expect((await runHere(wrong, ['members', 'list'])).code).toBe(0)
    expect(await runHere(wrong, ['verify'])).toMatchObject({
      code: 1,
      err: `coussinet: There are no files in ${wrong.DATA_DIR}. Set DATA_DIR or S3_URL.\n`,
    })
    expect(await runHere(wrong, ['status'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('There are no files in'),
    })
    expect(await runHere(wrong, ['members', 'invite', '486000199'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('SECRET_KEY is not set, and there is no secret.key'),
    })
    expect(await readdir(folder)).not.toContain('wrong')
    const elsewhere = await runHere({ ...env, PUBLIC_URL: 'https://elsewhere.example' }, [
      'members',
      'invite',
      '486000199',
    ])
    expect(elsewhere).toMatchObject({
      code: 2,
      err: expect.stringContaining('the portal of this database is https://members.example'),
    })
  })

  it('[SEC-17] disables, enables and invites in the name of somebody', async () => {
    expect((await json('members', 'disable', '486000199', '--as', 'c.moreau')).changed).toBe(true)
    expect((await run('members', 'invite', '486000199')).err).toBe('coussinet: 486000199 is disabled.\n')
    expect((await run('members', 'enable', '486000199', '--as', 'c.moreau')).out).toBe('486000199 is enabled.\n')
    expect((await run('members', 'enable', '486000199')).out).toBe('486000199 is already enabled.\n')
    expect([...(await audited('member.disabled')), ...(await audited('member.enabled'))]).toEqual([
      { actor: 'insurer', details: { operator: 'c.moreau' } },
      { actor: 'insurer', details: { operator: 'c.moreau' } },
    ])
    expect(await run('members', 'invite', '486000199')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('marco@example.org'),
    })
    expect(await audited('activation.mailed')).toEqual([{ actor: 'insurer', details: { operator: 'tester' } }])
  })

  it('[GO-04] invites in waves: of a file, with who is nobody, stopped and gone on', async () => {
    const numbers = join(folder, 'numbers.txt')
    await writeFile(numbers, '486000199\n 433 501 628\n\n')
    const begun = await run('invitations', 'begin', '--name', 'first', '--file', numbers, '--per-hour', '60')
    expect(begun).toMatchObject({ code: 0, err: '433501628 is nobody’s number.\n' })
    expect(begun.out).toMatch(/state +running\npace +60 mails an hour/)
    const [wave] = lines((await run('invitations', 'list', '--json')).out).map((line) => JSON.parse(line))
    expect(wave).toMatchObject({ name: 'first', per_hour: 60 })
    expect((await run('invitations', 'pause', wave.id)).out).toMatch(/state +paused/)
    expect((await json('invitations', 'resume', wave.id, '--per-hour', '120')).per_hour).toBe(120)
    expect((await run('invitations', 'show', '6a1f0a52-0c1e-4c55-9c55-7f5b2d1f6a01')).err).toContain('There is no wave')
    expect((await run('invitations', 'begin', '--name', 'x', '--per-hour', '0')).code).toBe(2)
  })

  it('[REL-05] tells what waits and why, and has it tried now', async () => {
    const deadline = performance.now() + 20_000
    const failing = async () =>
      lines((await run('mails', 'waiting', '--json')).out)
        .map((line) => JSON.parse(line))
        .filter(({ last_failure }) => last_failure !== null)
    let mails = await failing()
    while (mails.length === 0 && performance.now() < deadline) mails = await failing()
    expect(mails).toMatchObject([
      { nevg: '486000199', channel: 'email', last_failure: expect.stringMatching(/ESOCKET|ECONN/) },
    ])
    expect(mails[0].tries).toBeGreaterThan(0)
    const [{ message_id }] = mails

    const shown = await run('mails', 'show', message_id)
    expect(shown.out).toMatch(/m\*\*\*\*@example\.org/)
    expect(shown.out).not.toMatch(/token|marco@/)
    const { body } = await json('mails', 'show', message_id, '--body')
    // The portal's own address, which the command was not given.
    expect(body).toContain('https://members.example/password-reset#token=…')
    expect(await audited('message.read')).toEqual([{ actor: 'insurer', details: { operator: 'tester' } }])

    // A message without a job gets a new one, once.
    await portal.platform.jobs.close()
    await sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour' where name = 'outbox.deliver'`.execute(
      database.db,
    )
    expect(await json('mails', 'retry', message_id)).toEqual({ hastened: 1, written: 0, in_hand: 0, gone: 0 })
    const { rows } = await sql<{
      due: boolean
    }>`select start_after <= now() as due from pgboss.job where name = 'outbox.deliver' and state = 'retry'`.execute(
      database.db,
    )
    expect(rows).toEqual([{ due: true }])
    await sql`delete from pgboss.job where name = 'outbox.deliver'`.execute(database.db)
    const twice = await Promise.all([json('mails', 'retry', '--all'), json('mails', 'retry', '--all')])
    expect(twice.map(({ hastened, written }) => hastened + written)).toEqual([1, 1])
    expect(twice.map(({ written }) => written).toSorted((one, other) => one - other)).toEqual([0, 1])
    expect(await run('mails', 'retry')).toMatchObject({ code: 2, err: 'coussinet: Name one message, or say --all.\n' })
  })

  it('lists, shows, moves and pays a request by the same rules as the insurer’s systems', async () => {
    const request = await aFiledRequest(portal, helene)
    const reference = request.tracking_reference ?? ''
    const listed = lines((await run('requests', 'list', '--member', '412703584', '--status', 'pending', '--json')).out)
    expect(listed.map((line) => JSON.parse(line))).toMatchObject([
      { request_id: request.id, tracking_reference: reference, status: 'pending', nevg: '412703584' },
    ])
    expect(await json('requests', 'show', reference.toLowerCase())).toMatchObject({
      id: request.id,
      nevg: '412703584',
      status: 'pending',
    })
    expect(await run('requests', 'move', reference, 'accepted', '--lines', '/dev/null')).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not JSON'),
    })
    expect(await run('requests', 'move', reference, 'rejected', '--reason', 'mood')).toMatchObject({
      code: 2,
      err: expect.stringContaining('rejection.code'),
    })
    expect((await run('requests', 'move', request.id, 'rejected', '--reason', 'duplicate')).err).toBe(
      `coussinet: ${request.id} is pending: it cannot be moved to rejected.\n`,
    )
    expect((await run('requests', 'move', reference, 'processing')).out).toBe(`${reference}: pending → processing\n`)
    const asked = JSON.stringify([{ type: 'other', reason_code: 'unreadable', due_on: '2020-01-01' }])
    const late = await runHere(env, ['requests', 'move', reference, 'action-required', '--ask', '-'], {
      input: asked,
    })
    expect(late).toMatchObject({ code: 1, err: 'coussinet: awaited.0.due_on: schema.too_small\n' })
    const assessed = JSON.stringify([
      { animal_id: helene.animals[0]?.id, label: 'Consultation', care_kind: 'consultation', billed_cents: 9000 },
    ])
    const accepted = await runHere(env, ['requests', 'move', reference, 'accepted', '--lines', '-', '--json'], {
      input: assessed,
    })
    expect(JSON.parse(accepted.out)).toEqual({
      request_id: request.id,
      tracking_reference: reference,
      from: 'processing',
      status: 'accepted',
    })
    const paid = await json('requests', 'pay', reference)
    expect(paid.amount_cents).toBeGreaterThan(0)
    expect((await run('requests', 'pay', reference)).code).toBe(1)
    expect((await audited('refund.paid'))[0]).toMatchObject({
      actor: 'insurer',
      details: { operator: 'tester', amount_cents: paid.amount_cents },
    })
  })

  it('[PRE-01] lists, shows and answers a quote by the same rules as the insurer’s systems', async () => {
    const { id } = await aFiledQuote(portal, helene)
    // The command goes by the clock of the day.
    const soon = addDays(toLocalDay(new Date()), 10)
    await database.db.updateTable('quotes').set({ planned_on: soon }).where('quote_id', '=', id).execute()
    const [listed] = lines((await run('quotes', 'list', '--json')).out).map((one) => JSON.parse(one))
    expect(listed).toMatchObject({ id, nevg: '412703584', status: 'pending' })
    expect((await run('quote', 'show', id)).out).toMatch(/Chirurgie du genou: 600\.00 EUR/)
    expect(await run('quotes', 'answer', id, 'agreed')).toMatchObject({ code: 2 })
    expect(await run('quotes', 'answer', id, 'agreed', '--until', soon)).toMatchObject({
      code: 0,
      out: `${id}: pending → answered\n`,
    })
    expect((await run('quotes', 'show', id)).out).toMatch(/reserved +[1-9]\d+\.\d\d EUR/)
    expect(await run('quotes', 'answer', id, 'refused', '--reason', 'Non.')).toMatchObject({
      code: 1,
      err: `coussinet: The quote ${id} is answered: it is answered once.\n`,
    })
    expect((await audited('quote.answered'))[0]).toMatchObject({
      actor: 'insurer',
      details: { operator: 'tester', valid_until: soon },
    })
    expect((await run('quotes', 'show', 'Q-1')).err).toBe('coussinet: There is no quote Q-1.\n')
    // Its document has no bytes, and what follows looks at every file.
    await database.db.deleteFrom('quotes').where('quote_id', '=', id).execute()
  })

  it('[FIX-01] lists, shows and answers a dispute by the same rules as the insurer’s systems', async () => {
    const animal_id = helene.animals[0]?.id ?? ''
    const request = await aDecidedRequest(portal, helene, { care_date: '2026-11-12' }, [
      line(animal_id, 'consultation', 1000),
    ])
    const reference = request.tracking_reference ?? ''
    const { body: dispute } = await portal.call(disputeDecision, {
      as: helene,
      params: { id: request.id },
      form: { fields: { reason: 'La facture a une seconde page, qui n’a pas été lue.' } },
    })
    const [listed] = lines((await run('disputes', 'list', '--json')).out).map((one) => JSON.parse(one))
    expect(listed).toMatchObject({
      id: dispute.id,
      tracking_reference: reference,
      status: 'pending',
      nevg: '412703584',
    })
    expect((await run('dispute', 'show', reference)).out).toContain('La facture a une seconde page')
    expect(await run('disputes', 'answer', reference, 'changed', '--text', 'Vous avez raison.')).toMatchObject({
      code: 2,
      err: expect.stringContaining('lines: required'),
    })
    const assessed = JSON.stringify([
      { animal_id, label: 'Consultation', care_kind: 'consultation', billed_cents: 9000 },
    ])
    const answered = await runHere(
      env,
      ['disputes', 'answer', reference, 'changed', '--text', 'Vous avez raison.', '--lines', '-'],
      { input: assessed },
    )
    expect(answered.out).toBe(`${reference}: pending → changed\n`)
    expect(await json('disputes', 'show', dispute.id)).toMatchObject({
      status: 'changed',
      outcome: { text: 'Vous avez raison.', decision: { status: 'accepted' } },
    })
    expect(await run('disputes', 'answer', dispute.id, 'upheld', '--text', 'Non.')).toMatchObject({
      code: 1,
      err: `coussinet: The dispute of ${dispute.id} is changed: it is answered once.\n`,
    })
    expect((await audited('refund_request.dispute_answered'))[0]).toMatchObject({
      actor: 'insurer',
      details: { operator: 'tester', status: 'changed' },
    })
    expect((await run('disputes', 'show', 'ZR-2026-0')).err).toBe('coussinet: There is no dispute ZR-2026-0.\n')
  })

  it('[PRE-03] lists, shows and answers a change of formula by the same rules as the insurer’s systems', async () => {
    const animal_id = helene.animals[0]?.id ?? ''
    const ask = async (formula: string) =>
      (await portal.call(requestFormulaChange, { as: helene, body: { animal_id, formula } })).body
    const refused = await ask('preventive')
    const [listed] = lines((await run('formula-changes', 'list', '--json')).out).map((one) => JSON.parse(one))
    expect(listed).toMatchObject({ id: refused.id, status: 'pending', nevg: '412703584' })
    expect((await run('formula-change', 'show', refused.id)).out).toContain('preventive (Préventive)')
    expect(await run('formula-changes', 'answer', refused.id, 'refused')).toMatchObject({
      code: 2,
      err: expect.stringContaining('reason: required'),
    })
    const words = ['formula-changes', 'answer', refused.id, 'refused', '--reason', 'Un dossier est à l’étude.']
    expect((await run(...words)).out).toMatch(/: pending → refused/)
    expect(await run(...words)).toMatchObject({
      code: 1,
      err: `coussinet: The change of formula ${refused.id} is refused: it is answered once, while it is pending.\n`,
    })
    const { id } = await ask('confort')
    expect(await run('formula-changes', 'answer', id, 'confirmed', '--on', '2020-01-01')).toMatchObject({
      code: 1,
      err: expect.stringContaining('takes_effect_on: this day is in the past'),
    })
    expect((await run('formula-changes', 'answer', id, 'confirmed', '--price-cents', '4120')).code).toBe(0)
    expect(await json('formula-changes', 'show', id)).toMatchObject({ status: 'confirmed', monthly_price_cents: 4120 })
    expect((await audited('contract.formula_change_confirmed'))[0]).toMatchObject({
      details: { formula_change_id: id },
    })
  })

  it('creates, rotates and revokes keys, and prints a secret alone and once', async () => {
    const made = await run('keys', 'create', '--name', 'claims system', '--scopes', 'refunds:read,refunds:write')
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^cms_[\w-]{43}\n$/) })
    const [client] = lines((await run('keys', 'list', '--json')).out).map((line) => JSON.parse(line))
    expect(client).toMatchObject({ name: 'claims system', scopes: ['refunds:read', 'refunds:write'] })
    const rotated = await run('keys', 'rotate', client.client_id, '--overlap', '7d')
    expect(rotated.out).toMatch(/^cms_/)
    expect(rotated.out).not.toBe(made.out)
    expect((await run('keys', 'list')).out).not.toContain('cms_')
    expect((await run('keys', 'revoke', client.client_id)).code).toBe(0)
    expect((await run('keys', 'revoke', client.client_id)).code).toBe(1)
    expect(await run('keys', 'create', '--name', 'x', '--scopes', 'all')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('the scopes are'),
    })
    const logged = await database.db
      .selectFrom('operator_log')
      .select(['action', 'operator', 'subject_id'])
      .where('subject_id', '=', client.client_id)
      .orderBy('at')
      .execute()
    expect(logged.map(({ action, operator }) => `${action} ${operator}`)).toEqual([
      'client.created tester',
      'client.secret_rotated tester',
      'client.revoked tester',
    ])
  })

  it('goes quietly when nobody reads on, and stops when it is told to', async () => {
    const at = new Date()
    const address = {
      line1: '1 rue',
      postal_code: '69003',
      city: 'LYON',
      country: 'FR',
      locale: 'fr',
      created_at: at,
      updated_at: at,
    }
    await sql`insert into members (member_id, nevg, firstname, lastname, email, line1, postal_code, city, country, locale, created_at, updated_at)
      select gen_random_uuid(), 'x' || n, 'Ana', 'Zola' || n, n || '@example.org', ${address.line1}, ${address.postal_code}, ${address.city}, 'FR', 'fr', ${at}::timestamptz, ${at}::timestamptz from generate_series(1, 2000) n`.execute(
      database.db,
    )
    const child = spawn(
      'sh',
      ['-c', `"${process.execPath}" "${bin}" members list --limit 50000 --json | head -n 2; wait`],
      { env: { PATH: process.env['PATH'], USER: 'tester', DEMO: '0', ...env } },
    )
    let [seen, said] = ['', '']
    child.stdout.on('data', (chunk) => (seen += String(chunk)))
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    await once(child, 'close')
    expect([lines(seen).length, said]).toEqual([2, ''])
    await sql`delete from members where nevg like 'x%'`.execute(database.db)

    const long = spawn(process.execPath, [bin, 'requests', 'move', 'ZR-2026-00000000', 'accepted', '--lines', '-'], {
      env: { PATH: process.env['PATH'], DEMO: '0', ...env },
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    // More than a pipe holds: the last byte goes when the command has begun to read, and so when it listens for signals too.
    await new Promise((resolve) => long.stdin.write(' '.repeat(200_000), resolve))
    long.kill('SIGTERM')
    expect((await once(long, 'exit'))[0]).toBe(143)
  })

  it('[GO-03] imports what is right of a file, and names the lines that are not', async () => {
    const file = join(folder, 'members.ndjson')
    const known = { upsert: 'member', nevg: '412703584', firstname: 'Helena' }
    await writeFile(
      file,
      [
        JSON.stringify(known),
        '{"upsert":"member"',
        JSON.stringify({ ...known, nevg: '1' }),
        '',
        JSON.stringify({ upsert: 'animal', id: helene.animals[0]?.id, nevg: '412703584', colour: 'gris' }),
      ].join('\n'),
    )
    const dry = await json('import', file, '--dry-run')
    expect(dry).toMatchObject({
      dry_run: true,
      received: 4,
      applied: 2,
      upserts: { member: { changed: 1, failed: 1 }, animal: { changed: 1 } },
      failed: [
        { line: 2, upsert: null, code: 'malformed_request' },
        { line: 3, upsert: 'member', code: 'validation_failed', errors: { nevg: ['member_number'] } },
      ],
    })
    const { firstname } = await database.db
      .selectFrom('members')
      .select('firstname')
      .where('member_id', '=', helene.member_id)
      .executeTakeFirstOrThrow()
    expect(firstname).toBe('Hélène')
    const real = await runHere(env, ['import', '-', '--as', 'c.moreau'], { input: readFileSync(file, 'utf8') })
    expect([real.code, lines(real.out)]).toEqual([
      1,
      [
        'line 2: this is no JSON in UTF-8 on one line, or has more than 262144 bytes (malformed_request)',
        expect.stringMatching(/^line 3: member: nevg is “1”: the brand’s member_number .* \(member_number\)$/),
        '4 lines: 2 brought, 2 failed',
        '  not read: 1',
        '  member: 0 created, 1 changed, 0 unchanged, 1 failed',
        '  animal: 0 created, 1 changed, 0 unchanged, 0 failed',
      ],
    ])
    expect(
      await database.db
        .selectFrom('members')
        .select('firstname')
        .where('member_id', '=', helene.member_id)
        .executeTakeFirst(),
    ).toEqual({ firstname: 'Helena' })
    expect(
      await database.db
        .selectFrom('operator_log')
        .select(['operator', 'action'])
        .where('action', '=', 'import')
        .execute(),
    ).toEqual([{ operator: 'c.moreau', action: 'import' }])
    expect(await run('import', join(folder, 'none.ndjson'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('no such file'),
    })
  })

  it('[SEC-33] [REL-15] verifies every chain and every byte, and names what does not hold', async () => {
    const mandate = await drawUp(portal, helene, { uses: ['premium', 'refunds'] })
    const { body: signature } = await send(portal, helene, mandate)
    await confirm(portal, helene, mandate, signature, await lastCode(portal, helene))
    const draft = await aDraft(portal, helene)
    const { body: file } = await upload(portal, helene, draft.id, { type: 'invoice' })
    await database.db.deleteFrom('documents').where('file_id', '!=', file.id).execute()
    const { stored_as, thumbnail_stored_as } = await database.db
      .selectFrom('documents')
      .select(['stored_as', 'thumbnail_stored_as'])
      .where('file_id', '=', file.id)
      .executeTakeFirstOrThrow()

    const whole = await run('verify', '--files', '--json')
    expect([whole.code, whole.err]).toEqual([0, ''])
    expect(JSON.parse(whole.out)).toMatchObject({ members: 1, files: 2, orphans: 0, faults: [] })

    const at = (key: string) => join(data_dir, 'files', key.slice(0, 2), key.slice(2, 4), key)
    await writeFile(at(stored_as), 'other bytes')
    expect((await run('verify')).code).toBe(0)
    const changed = await run('verify', '--files')
    expect([changed.code, changed.out]).toEqual([1, expect.stringContaining(`the file ${stored_as} was changed`)])

    await rm(at(thumbnail_stored_as ?? ''))
    await sql`update evidence set record = replace(record, '"', ' "') where position = 2`.execute(database.db)
    const told = await run('verify')
    expect(lines(told.out)).toContain(`member ${helene.member_id}: line 2 is not what was hashed`)
    const { faults } = await json('verify')
    expect(faults).toEqual(
      expect.arrayContaining([
        { part: 'files', table: 'documents', stored_as: thumbnail_stored_as, what: 'missing' },
        { part: 'evidence', member_id: helene.member_id, what: 'hash', where: 2 },
      ]),
    )
    await database.db.deleteFrom('documents').execute()
    expect((await json('verify')).orphans).toBe(1)
  })
})

describe('the command on the embedded database', () => {
  let directory = ''
  beforeAll(() => {
    directory = join(folder, 'embedded')
  })

  it('says that there is none, makes one, and leaves one alone that a portal holds', { timeout: 60_000 }, async () => {
    const own = (...words: string[]) => runHere({ DATA_DIR: directory }, words)
    expect(await own('members', 'list')).toEqual({
      code: 1,
      out: '',
      err: `coussinet: There is no database in ${directory}. Set DATA_DIR or DATABASE_URL.\n`,
    })
    expect(await readdir(folder)).not.toContain('embedded')
    expect((await own('migrate')).code).toBe(0)
    expect(await own('members', 'list')).toMatchObject({ code: 0, err: 'No member is found.\n' })
    expect(await own('verify', '--files')).toMatchObject({ code: 0, out: expect.stringContaining('0 faults') })
    const lock = await lockDirectory(directory)
    expect(await own('status')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^coussinet: The portal is running on .* takes one process at a time/),
    })
    await lock.release()
  })
})

describe('how the command is called', async () => {
  const every = (command: Command, name: string): [string, Command][] => [
    [name, command],
    ...command.commands.flatMap((sub) => every(sub, `${name} ${sub.name()}`)),
  ]
  const commands = every(await coussinet(), 'coussinet').slice(1)

  it.each(commands)('`%s` says what it does, with an example', (name, command) => {
    expect(command.description()).not.toBe('')
    let help = ''
    command.configureOutput({ writeOut: (text) => (help += text) })
    command.outputHelp()
    expect(help).toMatch(/Examples?:\n {2}.*coussinet /)
    expect(help).toContain(`Usage: ${name}`)
  })

  it('is described in docs/command.md, each command once, and no other', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/command.md'), 'utf8')
    const told = [...text.matchAll(/^### `(coussinet [a-z -]+)`/gm)].map(([, name]) => name)
    const leaves = commands.filter(([, command]) => command.commands.length === 0).map(([name]) => name)
    expect(new Set(told)).toEqual(new Set(leaves))
    expect(told).toHaveLength(leaves.length)
  })

  it('tells a wrong word, a wrong setting and a failure apart by its exit code, from any directory and through a link', async () => {
    const linked = join(folder, 'linked')
    await symlink(bin, linked)
    const [help, wrong, setting] = await Promise.all([
      runCommand({}, ['--help'], { program: linked, cwd: tmpdir() }),
      runCommand({}, ['member', 'list']),
      runCommand({ PORT: 'x', DATABASE_URL: 'postgres://127.0.0.1:1/none' }, ['members', 'list']),
    ])
    expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Usage: coussinet') })
    expect(wrong).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Did you mean members?') })
    expect(setting).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^coussinet: PORT must be a whole number/),
    })
  })
})
