import type { RequestOf } from '@coussinet/contract/endpoint.ts'
import type { RequestFile, tellReadLines } from '@coussinet/contract/request-files.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { findDocument, keepReading } from '../../documents/documents.ts'
import { toRequestFile } from '../files/request-files.ts'
import { lockRequest } from '../requests/refund-requests.store.ts'

type LineKinds = RequestOf<typeof tellReadLines>['body']['lines']

/** Stores the member's kinds of care for lines that were read; throws `not_found`, `conflict`, `validation_failed` at the line. */
export async function classifyLines(
  tx: UnitOfWork,
  { request_id, file_id }: { request_id: string; file_id: string },
  lines: LineKinds,
): Promise<RequestFile> {
  const { db, member_id } = tx
  const request = await lockRequest(db, member_id, request_id)
  const file = request && (await findDocument(db, { member_id, kind: 'request', owner_id: request_id, file_id }))
  if (!file) throw problem('not_found')
  const { reading } = file
  if (request.status !== 'draft' || reading?.status !== 'done') throw problem('conflict')
  const beyond = lines.findIndex(({ line }) => line > reading.understood.lines.length)
  if (beyond >= 0) throw problem('validation_failed', { errors: { [`lines.${beyond}.line`]: ['schema.invalid_type'] } })
  const named_now = new Set(lines.map(({ line }) => line))
  const told = [...reading.told.filter(({ line }) => !named_now.has(line)), ...lines]
  const changed = { ...reading, told }
  await keepReading(db, { member_id, request_id, file_id }, changed)
  await tx.announce('refund-requests')
  return toRequestFile({ ...file, reading: changed })
}
