import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { findShownAccount, findContractTerms } from '#modules/policy/policy.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'

/**
 * Reads everything about the member's payment methods in one statement: signed and pending mandates, newest first, the
 * card, the refund accounts in use and pending, the contract, its due days, and the contributions that are planned,
 * declined, or of these months (YYYY-MM).
 */
export async function findMeans(db: Db, member_id: string, months: readonly string[]) {
  return db
    .selectNoFrom(({ selectFrom }) => [
      findContractTerms(member_id).as('contract'),
      findShownAccount(member_id).as('refund_account'),
      jsonArrayFrom(
        selectFrom('mandates')
          .select(['mandate_id', 'umr', 'status', 'holder', 'iban', 'bic', 'signed_at', 'first_debit_on'])
          .where('member_id', '=', member_id)
          .where('status', 'in', ['draft', 'awaiting_code', 'active'])
          .orderBy('created_at', 'desc'),
      ).as('mandates'),
      jsonObjectFrom(
        selectFrom('payment_cards')
          .select(['brand', 'last4', 'expires'])
          .where('member_id', '=', member_id)
          .where('ended_at', 'is', null)
          .orderBy('created_at', 'desc')
          .limit(1),
      ).as('card'),
      selectFrom('refund_account_drafts')
        .select('refund_account_id')
        .where('member_id', '=', member_id)
        .where('status', 'in', ['draft', 'awaiting_code'])
        .orderBy('created_at', 'desc')
        .limit(1)
        .as('pending_refund_account_id'),
      jsonArrayFrom(
        selectFrom('due_day_revisions')
          .select(['from_month', 'old_due_day', 'new_due_day'])
          .where('member_id', '=', member_id),
      ).as('due_day_revisions'),
      jsonArrayFrom(
        selectFrom('receipts')
          .select(['month', 'due_date', 'next_attempt_on', 'status'])
          .where('member_id', '=', member_id)
          .where(({ eb, or }) => or([eb('status', 'in', ['upcoming', 'declined']), anyOf('month', months, 'text')])),
      ).as('receipts'),
    ])
    .executeTakeFirstOrThrow()
}
export type PaymentMeans = Awaited<ReturnType<typeof findMeans>>

export async function findCard(db: Db, member_id: string) {
  return db
    .selectFrom('payment_cards')
    .select(['brand', 'last4', 'expires'])
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** The card in use on a day. */
export async function findDebitedCard(db: Db, member_id: string, on: Day) {
  return db
    .selectFrom('payment_cards')
    .select(['brand', 'last4'])
    .where('member_id', '=', member_id)
    .where('created_at', '<', new Date(addDays(on, 1)))
    .where(({ eb, or }) => or([eb('ended_at', 'is', null), eb('ended_at', '>=', new Date(on))]))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

export async function findKnownCard(db: Db, member_id: string, card_id: string) {
  return db
    .selectFrom('payment_cards')
    .select(['card_id as id', 'provider_token', 'brand', 'last4', 'expires', 'holder', 'created_at', 'ended_at'])
    .where('member_id', '=', member_id)
    .where('card_id', '=', card_id)
    .executeTakeFirst()
}

type CardWalk = { from: string; to: string; after: { member_id: string; subject_id: string }; limit: number }

/** Cards in use, of all members, that expire within those months, up to `limit` after a cursor. */
export async function findCardsUntil(db: Db, { from, to, after, limit }: CardWalk) {
  return db
    .selectFrom('payment_cards')
    .select(['member_id', 'card_id', 'brand', 'last4', 'expires'])
    .where('ended_at', 'is', null)
    .where('expires', '>=', from)
    .where('expires', '<=', to)
    .where(sql<boolean>`(member_id, card_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)`)
    .orderBy('member_id')
    .orderBy('card_id')
    .limit(limit)
    .execute()
}
