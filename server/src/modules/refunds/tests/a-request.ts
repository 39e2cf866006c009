import type { FileType } from '@coussinet/contract/domain/requests.ts'
import {
  changeRefundRequest,
  createRefundRequest,
  type DraftChanges,
  getRefundRequest,
  type RefundRequest,
  submitRefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { addRequestFile } from '@coussinet/contract/request-files.ts'
import sharp from 'sharp'
import { inUnit } from '#modules/notifications/notifications.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { TestMember } from '#testing/a-member.ts'
import type { TestPortal } from '#testing/start-portal.ts'
import type { AssessedLine } from '../cover/assessment/assess.ts'
import { type RequestMove, moveRequest } from '../decisions/request-moves.ts'
import { insertDocuments, type RequestDocument } from '../documents/documents.store.ts'

export async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer()
}

export async function upload(
  portal: TestPortal,
  as: TestMember,
  request_id: string,
  fields: { type: string; animal_id?: string },
  bytes?: Buffer,
) {
  const file = { bytes: bytes ?? (await photo()), name: 'facture.jpg', media_type: 'image/jpeg' }
  return portal.call(addRequestFile, { as, params: { id: request_id }, form: { fields, file } })
}

export async function aDraft(portal: TestPortal, as: TestMember, changes: DraftChanges = {}): Promise<RefundRequest> {
  const { body } = await portal.call(createRefundRequest, { as, headers: { 'idempotency-key': newId() } })
  if (Object.keys(changes).length === 0) return body
  return (await portal.call(changeRefundRequest, { as, params: { id: body.id }, body: changes })).body
}

/** A file's row without bytes: for what is told of requests, not of files. */
export async function aFileRow(
  portal: TestPortal,
  as: TestMember,
  request_id: string,
  type: FileType,
  animal_id: string | null,
  source_sha256: string = newId(),
): Promise<string> {
  const file_id = newId()
  const document: RequestDocument = {
    request_id,
    file_id,
    type,
    animal_id,
    name: `${type}.jpg`,
    media_type: 'image/jpeg',
    size: 1000,
    sha256: newId(),
    source_sha256,
    stored_as: newId(),
    thumbnail_stored_as: null,
    status: 'received',
    refusal_code: null,
    received_at: portal.clock.now(),
    reading: null,
  }
  await insertDocuments(portal.db, as.member_id, 'request', [document])
  return file_id
}

type RequestSpec = {
  animal_ids?: string[]
  care_date?: string
  cause?: RefundRequest['cause']
  invoice_number?: string
  source_sha256?: string
  first_symptoms_on?: string
}

/** A draft with all that filing asks for: by default an accident of the first animal. */
export async function aReadyDraft(
  portal: TestPortal,
  as: TestMember,
  filing: RequestSpec = {},
): Promise<RefundRequest> {
  const {
    source_sha256,
    animal_ids = as.animals.slice(0, 1).map(({ id }) => id),
    care_date = '2026-11-10',
    cause = 'accident',
    ...more
  } = filing
  const { id } = await aDraft(portal, as, {
    animal_ids,
    care_date,
    ...(cause ? { cause } : {}),
    paid_confirmed: true,
    ...more,
  })
  await aFileRow(portal, as, id, 'invoice', null, source_sha256)
  for (const animal_id of animal_ids) await aFileRow(portal, as, id, 'care-sheet', animal_id)
  return look(portal, as, id)
}

export async function aFiledRequest(
  portal: TestPortal,
  as: TestMember,
  filing: RequestSpec = {},
): Promise<RefundRequest> {
  const { id } = await aReadyDraft(portal, as, filing)
  return (await portal.call(submitRefundRequest, { as, params: { id } })).body
}

export async function look(portal: TestPortal, as: TestMember, id: string): Promise<RefundRequest> {
  return (await portal.call(getRefundRequest, { as, params: { id } })).body
}

/** Moves the clock, and the end of the members' tokens with it: what passes is time, not their session. */
export async function timePasses(
  portal: TestPortal,
  step: Parameters<TestPortal['clock']['advance']>[0],
): Promise<void> {
  portal.clock.advance(step)
  const expires_at = new Date(portal.clock.now().getTime() + 900_000)
  await portal.db.updateTable('access_tokens').set({ expires_at }).execute()
}

export async function move(
  portal: TestPortal,
  { member_id }: TestMember,
  request_id: string,
  what: Omit<RequestMove, 'request_id'>,
): Promise<void> {
  await inUnit(portal.platform, { member_id, actor: 'insurer' }, (tx) => moveRequest(tx, { request_id, ...what }))
}

export const line = (
  animal_id: string,
  care_kind: AssessedLine['care_kind'],
  billed_cents: number,
  more: Partial<AssessedLine> = {},
): AssessedLine => ({
  animal_id,
  label: '',
  care_kind,
  billed_cents,
  event: null,
  reason_code: null,
  ...more,
})

/** Files, opens and accepts a request: the figures are the rules'. */
export async function aDecidedRequest(
  portal: TestPortal,
  as: TestMember,
  filing: RequestSpec,
  lines: AssessedLine[],
): Promise<RefundRequest> {
  const { id } = await aFiledRequest(portal, as, filing)
  await move(portal, as, id, { to: 'processing' })
  await move(portal, as, id, { to: 'accepted', lines })
  return look(portal, as, id)
}
