import type { Readable } from 'node:stream'
import { fileSlug } from '@coussinet/contract/brand/values/brand-name.ts'
import { dayOf } from '@coussinet/contract/domain/days.ts'
import { languageOf } from '@coussinet/contract/domain/messages.ts'
import { verifyPassword, sendSecurityNotice } from '#modules/accounts/accounts.ts'
import type { Db } from '#platform/db/db.ts'
import type { Member } from '#platform/http/access.ts'
import { fieldProblem, problem } from '#platform/http/problem.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { archiveFiles } from './archive/archive-files.ts'
import { readMe, readMeNames } from './archive/read-me.ts'
import { writeArchive } from './archive/write-archive.ts'
import { findHolder, findMemberIdByNevg, rowsOf } from './personal-data.store.ts'
import { readable, readableNames } from './readable/readable.ts'

export type Archive = { name: string; stream: Readable }

const perDay = 3

type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** Lets a member who knows the password take everything away, three times a day; whoever reads their mails hears of it. */
export async function allowExport(
  platform: Platform,
  transact: Transact,
  member: Member,
  current_password: string,
): Promise<void> {
  const { clock, log } = platform
  const proven = await verifyPassword(platform, member.id, current_password)
  const at = clock()
  await transact(async (trx) => {
    await countAttempt(trx, { key: `export ${member.id}`, limit: perDay, window_seconds: 24 * 3600 }, at)
    // A password that was changed in the meantime proves nothing any more.
    if ((await findHolder(trx, member.id))?.password_hash !== proven)
      throw fieldProblem('current_password', 'password.current')
    await audit(trx, { member_id: member.id, action: 'data.exported', subject_id: member.session_id, at })
    await sendSecurityNotice(trx, platform, { member_id: member.id, kind: 'data_exported', at })
  })
  log.info(
    { event: 'data_exported', member_id: member.id, session_id: member.session_id },
    'a member took their data away',
  )
}

type Gathering = Pick<Platform, 'db' | 'clock'> & {
  files: Pick<Platform['files'], 'open'>
  log: Pick<Platform['log'], 'error'>
}

/** Makes the archive of a customer number, for the insurer's command; null for one that is unknown. */
export async function archiveByNevg(platform: Gathering, nevg: string): Promise<Archive | null> {
  const member_id = await findMemberIdByNevg(platform.db, nevg)
  if (member_id === null) return null
  const at = platform.clock()
  await audit(platform.db, { member_id, action: 'data.handed_over', at, actor: 'insurer' })
  return archiveOf(platform, member_id)
}

/** Everything that is held on a member at one moment, as a ZIP that is written while it is read. */
export async function archiveOf({ db, clock, files, log }: Gathering, member_id: string): Promise<Archive> {
  const at = clock()
  // The rows are those of one moment; the bytes of the files never change.
  const held = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => ({
      holder: await findHolder(trx, member_id),
      rows: await rowsOf(trx, member_id),
      files: await archiveFiles(trx, { later: db, files }, member_id),
    }))
  const { holder } = held
  if (!holder) throw problem('not_found')
  const { nevg, firstname, lastname, country } = holder
  const language = languageOf(holder.locale)
  const paths = new Map(held.files.map(({ table, id, path }) => [`${table} ${id}`, path]))
  const stream = writeArchive({
    at,
    texts: [
      { name: readMeNames[language], text: readMe(language, { nevg, at, country }) },
      {
        name: readableNames[language],
        text: readable({ language, country, rows: held.rows, paths, nevg, name: `${firstname} ${lastname}`, at }),
      },
      { name: 'data.json', text: dataOf(held.rows, paths) },
    ],
    files: held.files,
    onFault: ({ table, id }, err) =>
      log.error({ event: 'stored_file_not_intact', member_id, table, id, err }, 'a stored file is missing or changed'),
  })
  return {
    name: `${fileSlug}-${language === 'it' ? 'dati' : 'donnees'}-${nevg}-${dayOf(at).replaceAll('-', '')}.zip`,
    stream,
  }
}

/** One list a table; bytes, which are hashes here, in hexadecimal, and with each file where it lies in the archive. */
function dataOf(rows: ReadonlyMap<string, Record<string, unknown>[]>, paths: ReadonlyMap<string, string>): string {
  const tables = [...rows].map(([table, lines]) => {
    const shown = lines.map((line) => {
      const path = paths.get(`${table} ${line['file_id'] ?? line['mandate_id']}`)
      return Object.fromEntries([
        ...Object.entries(line).map(([column, value]) => [
          column,
          value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
        ]),
        ...(path ? [['archive_path', path]] : []),
      ])
    })
    return [table, shown]
  })
  return JSON.stringify(
    Object.fromEntries(tables),
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    2,
  )
}
