import type { AskReason, RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { Cause, RefundStatus, FileType } from '@coussinet/contract/domain/requests.ts'
import type { FormerRefund } from '@coussinet/contract/refund-requests.ts'
import type { RejectionParams } from '@coussinet/contract/rejection-text.ts'
import type { RequestMessage } from '@coussinet/contract/request-messages.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { findAnimalName, findContractCountry } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { parseMoment } from '#platform/db/json-moments.ts'
import { kindsOfLines } from '../../cover/cover.ts'
import { type RequestFileCodes, readingColumn } from '../../documents/documents.ts'
import type { TimelineStep } from './refund-status.ts'

/**
 * Reads everything shown of requests besides their own rows, in one statement, in the order of the requests: animals
 * with their names, documents, the insurer's latest questions, steps, refunds. A single request uses a statement of its
 * own, with a cheaper plan.
 */
export async function partsOfRequests(db: Db, member_id: string, request_ids: string | string[]) {
  // Hides the number of ids from PostgreSQL, so that one plan serves every page instead of one for each short page.
  const isAsked =
    typeof request_ids === 'string'
      ? sql<boolean>`request_id = ${request_ids}::uuid`
      : sql<boolean>`request_id = any((select ${request_ids}::uuid[])::uuid[])`
  const isFollowed =
    typeof request_ids === 'string'
      ? sql<boolean>`follows = ${request_ids}::uuid`
      : sql<boolean>`follows = any((select ${request_ids}::uuid[])::uuid[])`
  const { files, moves, corrections, ...parts } = await db
    .selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('refund_request_animals')
          .select(['request_id', 'animal_id'])
          .select(findAnimalName(member_id, 'refund_request_animals.animal_id').as('name'))
          .where('member_id', '=', member_id)
          .where(isAsked)
          .orderBy('position'),
      ).as('animals'),
      jsonArrayFrom(
        selectFrom('documents')
          .select(sql<string>`request_id`.as('request_id'))
          .select(['file_id', 'type', 'animal_id', 'name', 'media_type', 'size', 'sha256'])
          .select(['thumbnail_stored_as', 'status', 'refusal_code'])
          .select(sql<Date>`received_at`.as('received_at'))
          .select(readingColumn)
          .where('member_id', '=', member_id)
          .where('owner_kind', '=', 'request')
          .where(isAsked)
          .orderBy('received_at')
          .orderBy('file_id')
          .$narrowType<RequestFileCodes>(),
      ).as('files'),
      jsonArrayFrom(
        selectFrom('refund_request_awaited')
          .select(['request_id', 'awaited_id', 'type', 'animal_id', 'reason_code', 'note', 'due_on', 'file_id'])
          .where('member_id', '=', member_id)
          .where(isAsked)
          .where('settled_at', 'is', null)
          .orderBy('position')
          .$narrowType<{ type: FileType | null; reason_code: AskReason }>(),
      ).as('awaited'),
      jsonArrayFrom(
        selectFrom('refund_request_moves')
          .select(['request_id', 'step', 'at'])
          .where('member_id', '=', member_id)
          .where(isAsked)
          .orderBy('position')
          .$narrowType<{ step: TimelineStep }>(),
      ).as('moves'),
      jsonArrayFrom(
        selectFrom('refunds')
          .select(['request_id', 'refund_id', 'animal_id', 'refunded_cents', 'earlier_paid_cents', 'payment_date'])
          .select(kindsOfLines.as('care_kinds'))
          .where('member_id', '=', member_id)
          .where(isAsked)
          .orderBy('position'),
      ).as('refunds'),
      jsonArrayFrom(
        selectFrom('refund_requests')
          .select(['follows as request_id', 'request_id as id', 'status', 'tracking_reference', 'care_date'])
          .where('member_id', '=', member_id)
          .where(isFollowed)
          // repeats the condition of the index, so that it is used
          .where('follows', 'is not', null)
          .orderBy('created_at')
          .orderBy('request_id')
          .$narrowType<{ status: RefundStatus }>(),
      ).as('follow_ups'),
      jsonArrayFrom(
        selectFrom('refund_corrections')
          .select(['request_id', 'status', 'rejection_code', 'corrected_at', 'reason'])
          .select(sql<RejectionParams | null>`rejection_params`.as('rejection_params'))
          // Rows written before amounts could be given have no explanation.
          .select(sql<(Omit<FormerRefund, 'explanation'> & { explanation?: string | null })[]>`refunds`.as('refunds'))
          .where('member_id', '=', member_id)
          .where(isAsked)
          .orderBy('position')
          .$narrowType<{ status: 'accepted' | 'rejected'; rejection_code: RejectionReason | null }>(),
      ).as('corrections'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...parts,
    files: files.map((file) => ({ ...file, received_at: parseMoment(file.received_at) })),
    moves: moves.map((move) => ({ ...move, at: parseMoment(move.at) })),
    corrections: corrections.map((one) => ({
      ...one,
      refunds: one.refunds.map((refund) => ({ ...refund, explanation: refund.explanation ?? null })),
      corrected_at: parseMoment(one.corrected_at),
    })),
  }
}
export type RequestParts = Awaited<ReturnType<typeof partsOfRequests>>

/** Last message of a thread; `asks` if one of its sentences ends with a question mark. */
export type LastMessage = {
  author: RequestMessage['author']
  author_name: string
  asks: boolean
  created_at: string
  read: boolean
}

/** Selects the last message of a request's thread within the request's statement, from one row of an index. */
export const lastMessage = (member_id: string) =>
  sql<LastMessage | null>`(select jsonb_build_object('author', author, 'author_name', author_name,
      'asks', text ~ '[?](\\s|["»”)]|$)', 'created_at', created_at, 'read', read_at is not null)
    from refund_request_messages
    where refund_request_messages.member_id = ${member_id}::uuid
      and refund_request_messages.request_id = refund_requests.request_id
    order by position desc limit 1)`

/**
 * Finds the facts that identify a request, in one statement: its row, its animals' names, its steps, the decided kinds
 * of care.
 */
export async function findRequestFacts(db: Db, member_id: string, request_id: string) {
  const row = await db
    .selectFrom('refund_requests')
    .select(['status', 'tracking_reference', 'care_date', 'cause', 'vet_name'])
    .select(findContractCountry(member_id).as('country'))
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('refund_request_animals')
          .select(findAnimalName(member_id, 'refund_request_animals.animal_id').as('name'))
          .where('member_id', '=', member_id)
          .where('request_id', '=', request_id)
          .orderBy('position'),
      ).as('animals'),
      jsonArrayFrom(
        selectFrom('refund_request_moves')
          .select(['step', 'at'])
          .where('member_id', '=', member_id)
          .where('request_id', '=', request_id)
          .orderBy('position')
          .$narrowType<{ step: TimelineStep }>(),
      ).as('moves'),
      jsonArrayFrom(
        selectFrom('refunds')
          .select(kindsOfLines.as('care_kinds'))
          .where('member_id', '=', member_id)
          .where('request_id', '=', request_id)
          .orderBy('position'),
      ).as('refunds'),
    ])
    .where('refund_requests.member_id', '=', member_id)
    .where('refund_requests.request_id', '=', request_id)
    .$narrowType<{ status: RefundStatus; cause: Cause | null }>()
    .executeTakeFirst()
  if (!row) return undefined
  const { animals, moves, refunds, ...facts } = row
  return {
    ...facts,
    names: animals.map(({ name }) => name),
    moves: moves.map((move) => ({ ...move, at: parseMoment(move.at) })),
    care_kinds: [...new Set(refunds.flatMap(({ care_kinds }) => care_kinds))],
  }
}
