import type { Cause, RefundStatus } from '@coussinet/contract/domain/requests.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { findAnimalName, findContractCountry } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { parseMoment } from '#platform/db/json-moments.ts'
import { kindsOfLines } from '../../cover/refunds.store.ts'
import type { TimelineStep } from './refund-status.ts'

/** Finds what a request is named by, in one statement: its own row, its animals' names, its steps, the kinds of care that were decided. */
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
