import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addLoginName } from '#modules/accounts/session/session.store.ts'
import { loginNameHash } from '#modules/accounts/session/session.ts'
import { newId } from '#platform/crypto/ids.ts'
import { hash } from '#platform/crypto/keys.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrations.ts'
import { diskFileStore, fileKey } from '#platform/files/file-store.ts'
import { runHere } from '#testing/program/run-here.ts'
import { readZip } from '../tests/read-zip.ts'

const bytes = Buffer.from('%PDF-1.7 an invoice')
let data_dir = ''
beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'coussinet-export-'))
  const { db, close } = await openEmbedded({ directory: join(data_dir, 'postgres') })
  await migrate(db)
  const [member_id, contact_message_id, stored_as, created_at] = [newId(), newId(), fileKey(), new Date(0)]
  const address = { line1: '27 RUE DES TILLEULS', postal_code: '69003', city: 'LYON', country: 'FR' }
  await db
    .insertInto('members')
    .values({
      member_id,
      nevg: '412703584',
      firstname: 'Hélène',
      lastname: 'Carpentier',
      email: 'h@example.org',
      locale: 'fr',
      ...address,
      created_at,
      updated_at: created_at,
    })
    .execute()
  await addLoginName(db, loginNameHash('412703584'), member_id)
  await db
    .insertInto('contact_messages')
    .values({
      member_id,
      contact_message_id,
      reference: 'CT-1',
      topic: 'refund',
      subject: 's',
      message: 'm',
      content_hash: hash('m'),
      created_at,
    })
    .execute()
  const file = {
    file_id: newId(),
    position: 0,
    name: 'facture.pdf',
    media_type: 'application/pdf',
    size: bytes.length,
    sha256: hash(bytes).toString('hex'),
  }
  await db
    .insertInto('contact_files')
    .values({ member_id, contact_message_id, stored_as, ...file })
    .execute()
  await (await diskFileStore(join(data_dir, 'files'))).put(stored_as, bytes)
  await close()
})
afterAll(() => rm(data_dir, { recursive: true, force: true }))

async function run(...words: string[]) {
  const { code, out, err } = await runHere({ DATA_DIR: data_dir }, ['export', ...words])
  return { status: code, said: `${out}${err}` }
}

it(
  '[SEC-55] the command writes the archive of a customer number to a file of its own, and leaves what is being uploaded alone',
  { timeout: 60_000 },
  async () => {
    const to = join(data_dir, 'archive.zip')
    const upload = join(data_dir, 'files/incoming/under-way.tmp')
    await writeFile(upload, 'half')
    expect(await run('412703584', '--to', to)).toEqual({ status: 0, said: `${to}\n` })
    const entries = readZip(await readFile(to))
    expect(entries.map(({ name }) => name)).toEqual([
      'LISEZ-MOI.txt',
      'mes-donnees.html',
      'data.json',
      'files/messages/CT-1/01 facture.pdf',
      'files.json',
    ])
    expect(entries[3]?.bytes).toEqual(bytes)
    expect((await stat(to)).mode & 0o777).toBe(0o600)
    expect(await readFile(upload, 'utf8')).toBe('half')

    const again = await run('412703584', '--to', to)
    expect([again.status, readZip(await readFile(to)).length]).toEqual([1, 5])
  },
)

it('says which member there is not, and what it needs', { timeout: 60_000 }, async () => {
  expect(await run('000000000', '--to', join(data_dir, 'nobody.zip'))).toEqual({
    status: 1,
    said: 'coussinet: There is no member 000000000.\n',
  })
  expect(await run('412703584')).toEqual({ status: 2, said: "error: required option '--to <file>' not specified\n" })
})
