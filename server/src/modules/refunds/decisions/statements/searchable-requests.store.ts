import type { DisputeStatus } from '@coussinet/contract/disputes.ts'
import type { QuoteStatus } from '@coussinet/contract/domain/quotes.ts'
import type { Cause, RefundStatus } from '@coussinet/contract/domain/requests.ts'
import type { QuoteLine } from '@coussinet/contract/quotes.ts'
import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { findAnimalName } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'

const mostMessages = 300
const mostDisputes = 100
const mostQuotes = 100

/**
 * The member's newest requests and drafts with their animals' names, newest messages, disputes and payments line by
 * line, and the newest quotes with their file names, in one statement.
 */
export async function findNewestRequests(db: Db, member_id: string, limit: number) {
  return db
    .with('newest', (part) =>
      part
        .selectFrom('refund_requests')
        .select(['request_id', 'status', 'tracking_reference', 'care_date', 'invoice_number', 'vet_name', 'cause'])
        .select(['created_at', 'before_portal'])
        .where('member_id', '=', member_id)
        .orderBy('created_at', 'desc')
        .orderBy('request_id', 'desc')
        .limit(limit)
        .$narrowType<{ status: RefundStatus; cause: Cause | null }>(),
    )
    .selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('newest')
          .select(['request_id', 'status', 'tracking_reference', 'care_date', 'invoice_number', 'vet_name', 'cause'])
          .select(['created_at', 'before_portal'])
          .orderBy('created_at', 'desc')
          .orderBy('request_id', 'desc'),
      ).as('requests'),
      jsonArrayFrom(
        selectFrom('refund_request_animals')
          .select('request_id')
          .select(findAnimalName(member_id, 'refund_request_animals.animal_id').as('name'))
          .where('member_id', '=', member_id)
          .where('request_id', 'in', (part) => part.selectFrom('newest').select('newest.request_id'))
          .orderBy('position'),
      ).as('animals'),
      jsonArrayFrom(
        selectFrom('refunds')
          .select(['request_id', 'billed_cents', 'refunded_cents', 'payment_date'])
          .select(sql<RefundLine[]>`lines`.as('lines'))
          .where('member_id', '=', member_id)
          .where('request_id', 'in', (part) => part.selectFrom('newest').select('newest.request_id'))
          .orderBy('position'),
      ).as('refunds'),
      // Enough of each for search; threads are short.
      jsonArrayFrom(
        selectFrom('refund_request_messages')
          .select('request_id')
          .select(sql<string>`left(text, 400)`.as('text'))
          .where('member_id', '=', member_id)
          .where('request_id', 'in', (part) => part.selectFrom('newest').select('newest.request_id'))
          .orderBy('created_at', 'desc')
          .limit(mostMessages),
      ).as('messages'),
      jsonArrayFrom(
        selectFrom('disputes')
          .select(['request_id', 'status'])
          .select(sql<string>`left(reason, 400)`.as('reason'))
          .where('member_id', '=', member_id)
          .where('request_id', 'in', (part) => part.selectFrom('newest').select('newest.request_id'))
          .orderBy('created_at', 'desc')
          .limit(mostDisputes)
          .$narrowType<{ status: DisputeStatus }>(),
      ).as('disputes'),
      jsonArrayFrom(
        selectFrom('quotes')
          .select([
            'quote_id',
            'status',
            'planned_on',
            'vet_name',
            'cause',
            'valid_until',
            'request_id',
            'refunded_cents',
          ])
          .select(findAnimalName(member_id, 'quotes.animal_id').as('animal_name'))
          .select([
            sql<QuoteLine[]>`lines`.as('lines'),
            sql<
              string[]
            >`(select coalesce(jsonb_agg(f.name order by f.received_at), '[]') from documents f where f.owner_kind = 'quote' and f.member_id = ${member_id}::uuid and f.quote_id = quotes.quote_id)`.as(
              'files',
            ),
          ])
          .where('member_id', '=', member_id)
          .orderBy('created_at', 'desc')
          .orderBy('quote_id', 'desc')
          .limit(mostQuotes)
          .$narrowType<{ status: QuoteStatus; cause: Cause | null }>(),
      ).as('quotes'),
    ])
    .executeTakeFirstOrThrow()
}
