import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loginNameHash } from '#modules/accounts/session/session.ts'
import { manyClaims } from '#modules/operations/tests/many-claims.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrations.ts'
import { diskFileStore } from '#platform/files/file-store.ts'
import { runHere } from '#testing/program/run-here.ts'

const SECRET_KEY = 'dG9nZXRoZXIgd2Uga2VlcCB3aGF0IHRoZSBsYXcgYXNrcw'
const ended = '700000002'
let folder = ''
let env: Record<string, string> = {}
const run = (...words: string[]) => runHere(env, words)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coussinet-keeping-'))
  env = { DATA_DIR: join(folder, 'data'), SECRET_KEY }
  const files = await diskFileStore(join(folder, 'data/files'))
  const { db, close } = await openEmbedded({ directory: join(folder, 'data/postgres') })
  await migrate(db)
  await manyClaims(db, files, { claims: 20, files: 3, as: '70000000', at: new Date() })
  await db
    .updateTable('contracts')
    .set({ status: 'terminated', end_date: '2026-01-31' })
    .where('contract_number', '=', 'ZC-2')
    .execute()
  await db.updateTable('refunds').set({ paid_at: new Date(), payment_date: '2026-03-05' }).execute()
  for (const { nevg, member_id } of await db.selectFrom('members').select(['nevg', 'member_id']).execute())
    await db
      .insertInto('login_names')
      .values({ name_hash: loginNameHash(nevg), member_id })
      .execute()
  await close()
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

// Each run is a process of its own: what the features' tests prove is not proven again.
it(
  '[SEC-56] holds, shows what an erasure would do, and erases; each with its reason',
  { timeout: 60_000 },
  async () => {
    expect(await run('hold', ended, 'on', '--reason', 'a claim in court')).toMatchObject({
      code: 0,
      out: `${ended} is held.\n`,
    })
    expect(await run('erase', ended, '--yes')).toMatchObject({
      code: 1,
      out: `${ended} cannot be erased now:\n  a legal hold keeps everything: coussinet hold\n`,
    })
    expect(await run('hold', ended, 'off')).toMatchObject({ code: 0, out: `${ended} is not held.\n` })
    const rehearsal = await run('erase', ended)
    expect([rehearsal.code, rehearsal.err]).toEqual([0, ''])
    expect(rehearsal.out).toMatch(
      /would be erased; nothing is changed without --yes[\s\S]*login_names +1[\s\S]*refunds +10, for the books: vouchers of what was paid and collected, until 2031-01-31/,
    )
  },
)

it(
  '[REL-15] backs up under the database’s own key alone, and brings the backup back into another place',
  { timeout: 60_000 },
  async () => {
    const to = join(folder, 'backups')
    // As from a timer whose settings lack the key.
    expect(await runHere({ ...env, SECRET_KEY: `${SECRET_KEY}-another` }, ['backup', to])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('SECRET_KEY is not the one that this database knows'),
    })
    const made = await run('backup', to, '--keep', '2', '--json')
    expect(made).toMatchObject({ code: 0, err: 'The SECRET_KEY is not in the backup: keep it elsewhere.\n' })
    expect(JSON.parse(made.out)).toMatchObject({ files: 3, copied: 3, faults: [] })
    expect((await readdir(to)).length).toBe(2)

    const restored = { ...env, DATA_DIR: join(folder, 'restored') }
    expect(await runHere(restored, ['restore', to])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/rows, 3 files and \d+ waiting jobs of .* are back from .*; 0 faults\n/),
    })
    expect(await runHere(restored, ['verify', '--files', '--against', to])).toMatchObject({
      code: 0,
      out: expect.stringContaining('0 faults'),
    })
    expect(await runHere(restored, ['erase', ended, '--yes'])).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${ended} is erased.`),
    })
  },
)
