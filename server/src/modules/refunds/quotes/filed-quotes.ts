import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { QuoteStatus } from '@coussinet/contract/domain/quotes.ts'
import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { AnswerQuote, FiledQuote, listFiledQuotes } from '@coussinet/contract/integration/quotes.ts'
import { createUnit, type NotifyDeps } from '#modules/notifications/notifications.ts'
import { findCorrespondentOrThrow } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { fromMomentCursor, toMomentCursor, toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { getAnimalWithLimits } from '../cover/cover.ts'
import { answerQuote } from './answer-quote.ts'
import { findQuote } from './quote-view.ts'
import { findFiledQuotes, findQuoteOwner } from './quotes.store.ts'

/** A page of filed quotes of a status, of all members; throws `malformed_request` for an invalid cursor. */
export async function pageOfFiledQuotes(
  db: Db,
  { status, limit, cursor }: QueryOf<typeof listFiledQuotes>,
  now: Date,
): Promise<AnswerOf<typeof listFiledQuotes>> {
  const after = cursor === undefined ? undefined : fromMomentCursor(cursor)
  const rows = await findFiledQuotes(db, { status, after, limit: limit + 1 })
  const { page, next_cursor } = toPage(rows, limit, (last) =>
    toMomentCursor({ at: last.submitted_at, id: last.quote_id }),
  )
  const data: FiledQuote[] = []
  for (const { member_id, quote_id } of page) data.push(await filed(db, member_id, quote_id, now))
  return {
    data,
    next_cursor,
  }
}

/** The first filed quotes of a status, for operators. */
export const findFirstFiledQuotes = (db: Db, status: Exclude<QuoteStatus, 'draft'>, limit: number) =>
  findFiledQuotes(db, { status, limit })

/** Finds the member of a filed quote; throws `not_found`. */
export async function getQuoteOwner(db: Db, quote_id: string): Promise<string> {
  const member_id = await findQuoteOwner(db, quote_id)
  if (member_id === null) throw problem('not_found')
  return member_id
}

/** A filed quote with its animal and its cover; throws `not_found`. */
export async function findFiledQuote(db: Db, quote_id: string, now: Date): Promise<FiledQuote> {
  return filed(db, await getQuoteOwner(db, quote_id), quote_id, now)
}

/** Answers a quote for the insurer and returns its new state; throws the errors of `answerQuote`. */
export async function applyQuoteAnswer(
  db: Db,
  platform: NotifyDeps,
  quote_id: string,
  { at, ...answer }: AnswerQuote & { at: Date },
): Promise<FiledQuote> {
  const member_id = await getQuoteOwner(db, quote_id)
  await answerQuote(createUnit(db, platform, { member_id, at, actor: 'insurer' }), { ...answer, quote_id })
  return filed(db, member_id, quote_id, at)
}

async function filed(db: Db, member_id: string, quote_id: string, now: Date): Promise<FiledQuote> {
  const { nevg, locale } = await findCorrespondentOrThrow(db, member_id)
  const { deleted_on: _draft, status, files, ...quote } = await findQuote(db, { member_id, locale, now }, quote_id)
  if (status === 'draft' || quote.animal_id === null) throw problem('not_found')
  return {
    ...quote,
    status,
    nevg,
    insured: await getAnimalWithLimits(db, { id: member_id, locale: toLanguage(locale) }, quote.animal_id, now),
    files: files.map(({ thumbnail_href: _small, ...file }) => ({
      ...file,
      href: `/integration/v1/quotes/${quote_id}/files/${file.id}`,
    })),
  }
}
