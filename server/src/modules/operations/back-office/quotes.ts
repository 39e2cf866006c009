import type { QuoteStatus } from '@coussinet/contract/domain/quotes.ts'
import type { AnswerQuote, FiledQuote } from '@coussinet/contract/integration/quotes.ts'
import type { NotifyDeps } from '#modules/notifications/notifications.ts'
import { applyQuoteAnswer, findFiledQuote, findFirstFiledQuotes } from '#modules/refunds/refunds.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'

/** Filed quotes of a status, oldest first. */
export async function* listedQuotes(
  db: Db,
  { status, limit, now }: { status: Exclude<QuoteStatus, 'draft'>; limit: number; now: Date },
): AsyncGenerator<FiledQuote> {
  for (const { quote_id } of await findFirstFiledQuotes(db, status, limit)) yield findFiledQuote(db, quote_id, now)
}

/** A filed quote by its id; throws `not_found`. */
export async function quoteByName(db: Db, name: string, now: Date): Promise<FiledQuote> {
  const id = name.toLowerCase()
  if (!isId(id)) throw problem('not_found')
  return findFiledQuote(db, id, now)
}

/** Answers a quote for the insurer, by hand. */
export function answerQuoteByOperator(
  { db, ...platform }: Pick<Platform, 'db'> & NotifyDeps,
  quote_id: string,
  answer: AnswerQuote,
): Promise<FiledQuote> {
  return inTransaction(db, (tx) => applyQuoteAnswer(tx, platform, quote_id, { ...answer, at: platform.clock() }))
}
