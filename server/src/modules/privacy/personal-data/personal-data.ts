import type { Readable } from 'node:stream'
import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { fileSlug } from '@coussinet/contract/brand/values.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { memberName } from '@coussinet/contract/domain/members.ts'
import { verifyPassword, sendSecurityNotice, whichBrowser } from '#modules/accounts/accounts.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Transact } from '#platform/db/transaction.ts'
import type { Member } from '#platform/http/access.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { archiveFiles } from './archive/archive-files.ts'
import { archiveStem, readMe, readMeName } from './archive/read-me.ts'
import { writeArchive } from './archive/write-archive.ts'
import { findHolder, findMemberIdByNevg, readMemberRows } from './personal-data.store.ts'
import { readable, readableName } from './readable/readable.ts'

type RowsOfTables = ReadonlyMap<string, Record<string, unknown>[]>
export type Archive = { name: string; stream: Readable }

const perDay = 3

/** Lets a member who knows the password download everything, three times a day, and sends them a notice. */
export async function allowExport(
  platform: Platform,
  transact: Transact,
  member: Member,
  current_password: string,
): Promise<void> {
  const proven = await verifyPassword(platform, member.id, current_password)
  const allow = withUnit(platform, { member_id: member.id }, async (tx) => {
    await countAttempt(tx.db, { key: `export ${member.id}`, limit: perDay, window_seconds: 24 * 3600 }, tx.at)
    // A password that was changed meanwhile proves nothing.
    if ((await findHolder(tx.db, member.id))?.password_hash !== proven)
      throw fieldProblem('current_password', 'password.current')
    await tx.audit('data.exported', { subject_id: member.session_id })
    await sendSecurityNotice(tx, platform, { kind: 'data_exported' })
  })
  await transact(allow)
  platform.log.info(
    { event: 'data_exported', member_id: member.id, session_id: member.session_id },
    'a member took their data away',
  )
}

type ExportDeps = Pick<Platform, 'db' | 'clock'> & {
  files: Pick<Platform['files'], 'open'>
  log: Pick<Platform['log'], 'error'>
}

/** Makes the archive of a customer number, for the insurer's command; null for an unknown one. */
export async function archiveByNevg(platform: ExportDeps, nevg: string): Promise<Archive | null> {
  const member_id = await findMemberIdByNevg(platform.db, nevg)
  if (member_id === null) return null
  const at = platform.clock()
  await audit(platform.db, { member_id, action: 'data.handed_over', at, actor: 'insurer' })
  return buildArchive(platform, member_id)
}

/** Rows of one snapshot, with their member; the bytes of files never change. */
async function loadExport({ db, clock, files }: ExportDeps, member_id: string) {
  const at = clock()
  const row = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      holder: await findHolder(tx, member_id),
      rows: await readMemberRows(tx, member_id),
      files: await archiveFiles(tx, { later: db, files }, member_id),
    }))
  const { holder } = row
  if (!holder) throw problem('not_found')
  const { nevg, country } = holder
  const language = toLanguage(holder.locale)
  const stem = `${fileSlug}-${archiveStem(language)}-${nevg}-${toLocalDay(at).replaceAll('-', '')}`
  const browsers = await browsersOf(row.rows)
  const about = { language, country, rows: row.rows, browsers, nevg, name: memberName(holder), at }
  return { about, files: row.files, stem }
}

async function browsersOf(rows: RowsOfTables): Promise<Map<string, string>> {
  const agents = new Set((rows.get('sessions') ?? []).map(({ user_agent }) => String(user_agent)))
  const named = [...agents].map(async (agent): Promise<[string, string]> => {
    const { browser, system } = await whichBrowser(agent)
    return [agent, [browser, system].filter((word) => word !== null).join(', ') || agent]
  })
  return new Map(await Promise.all(named))
}

/** Streams all data of a member, from one snapshot, as a ZIP. */
export async function buildArchive(platform: ExportDeps, member_id: string): Promise<Archive> {
  const { about, files, stem } = await loadExport(platform, member_id)
  const { language, nevg, at, country, rows } = about
  const paths = new Map(files.map(({ table, id, path }) => [`${table} ${id}`, path]))
  const stream = writeArchive({
    at,
    texts: [
      { name: readMeName(language), text: readMe(language, { nevg, at, country }) },
      { name: readableName(language), text: readable({ ...about, paths }) },
      { name: 'data.json', text: dataOf(rows, paths) },
    ],
    files,
    onFault: ({ table, id }, err) =>
      platform.log.error(
        { event: 'stored_file_not_intact', member_id, table, id, err },
        'a stored file is missing or changed',
      ),
  })
  return { name: `${stem}.zip`, stream }
}

/** The archive's page alone, to read without unpacking. */
export async function findReadableData(
  platform: ExportDeps,
  member_id: string,
): Promise<{ name: string; html: string }> {
  const { about, stem } = await loadExport(platform, member_id)
  return { name: `${stem}.html`, html: readable({ ...about, paths: null }) }
}

/** One list per table; bytes, which are hashes here, in hexadecimal; each file with its path in the archive. */
function dataOf(rows: RowsOfTables, paths: ReadonlyMap<string, string>): string {
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
