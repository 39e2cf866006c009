import type { FileType } from '@coussinet/contract/domain/file-type-names.ts'
import type { AskReason } from '@coussinet/contract/domain/refund-reasons.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'
import { readingColumn } from './readings/stored-reading.ts'

export type FileCodes = { type: FileType; status: RequestFile['status']; refusal_code: AskReason | null }

const columns = [
  'request_id',
  'file_id',
  'type',
  'animal_id',
  'name',
  'media_type',
  'size',
  'sha256',
  'source_sha256',
  'stored_as',
  'thumbnail_stored_as',
  'status',
  'refusal_code',
  'received_at',
] as const

/** The documents of requests, oldest first. */
export async function filesOfRequests(db: Db, member_id: string, request_ids: string[]) {
  if (request_ids.length === 0) return []
  return db
    .selectFrom('refund_request_files')
    .select(columns)
    .select(readingColumn)
    .where('member_id', '=', member_id)
    .where(anyOf('request_id', request_ids))
    .orderBy('received_at')
    .orderBy('file_id')
    .$narrowType<FileCodes>()
    .execute()
}
export type FileRow = Awaited<ReturnType<typeof filesOfRequests>>[number]

export async function findFile(db: Db, member_id: string, request_id: string, file_id: string) {
  return db
    .selectFrom('refund_request_files')
    .select(columns)
    .select(readingColumn)
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('file_id', '=', file_id)
    .$narrowType<FileCodes>()
    .executeTakeFirst()
}

export async function insertFile(db: Db, member_id: string, file: FileRow): Promise<void> {
  await db
    .insertInto('refund_request_files')
    .values({ member_id, ...file, reading: file.reading && JSON.stringify(file.reading) })
    .execute()
}

export async function deleteFiles(db: Db, member_id: string, request_id: string, file_ids: string[]): Promise<void> {
  if (file_ids.length === 0) return
  await db
    .deleteFrom('refund_request_files')
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where(anyOf('file_id', file_ids))
    .execute()
}

/** Verdict of the team on documents: those given, or all still `received`. */
export async function judgeFiles(
  db: Db,
  {
    member_id,
    request_id,
    file_ids,
    status,
    refusal_code,
  }: {
    member_id: string
    request_id: string
    file_ids?: string[]
    status: 'accepted' | 'refused'
    refusal_code: AskReason | null
  },
): Promise<void> {
  if (file_ids?.length === 0) return
  let query = db
    .updateTable('refund_request_files')
    .set({ status, refusal_code })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('status', '=', 'received')
  if (file_ids) query = query.where(anyOf('file_id', file_ids))
  await query.execute()
}

/** Tracking references of other filed requests of the member which hold the same bytes, newest first. */
export async function requestsWithSameFiles(
  db: Db,
  member_id: string,
  request_id: string,
  source_sha256: string[],
): Promise<string[]> {
  if (source_sha256.length === 0) return []
  const rows = await db
    .selectFrom('refund_request_files')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'refund_request_files.member_id')
        .onRef('refund_requests.request_id', '=', 'refund_request_files.request_id'),
    )
    .select('refund_requests.tracking_reference')
    .where('refund_request_files.member_id', '=', member_id)
    .where('refund_requests.member_id', '=', member_id)
    .where('refund_requests.request_id', '!=', request_id)
    .where('refund_requests.tracking_reference', 'is not', null)
    .where(anyOf('refund_request_files.source_sha256', source_sha256, 'text'))
    .orderBy('refund_requests.submitted_at', 'desc')
    .execute()
  return [...new Set(rows.flatMap(({ tracking_reference }) => tracking_reference ?? []))]
}
