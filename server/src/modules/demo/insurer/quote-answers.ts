import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { addDays, today } from '@coussinet/contract/domain/days.ts'
import * as fr from '@coussinet/texts/fr/demo.ts'
import * as it from '@coussinet/texts/it/demo.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/demo.ts'
import { insuranceYear } from '#modules/policy/policy.ts'
import { applyQuoteAnswer, findFiledQuote } from '#modules/refunds/refunds.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import type { InsurerEvent } from './request-steps.ts'

/** Next answer of the demo's insurer, to a quote that nobody has answered since. */
export type QuoteTurn = { quote_id: string }
export type QuoteEvent = InsurerEvent & { quote_id?: string }
type InsurerDeps = Pick<Platform, 'db' | 'jobs' | 'clock' | 'config'>

export const demoQuoteQueue = 'demo.quotes'
const seconds = 60

/** A quote was filed: the insurer will answer. */
export async function onQuote({ db, jobs, clock }: InsurerDeps, { event, quote_id }: QuoteEvent): Promise<void> {
  if (event !== 'quote.submitted' || quote_id === undefined) return
  const turn: QuoteTurn = { quote_id }
  await inTransaction(db, (tx) =>
    jobs.send(tx, demoQuoteQueue, turn, { start_after: new Date(clock().getTime() + seconds * 1000) }),
  )
}

const texts = messages({ fr: fr.quoteAnswers, it: it.quoteAnswers, nl: nl.quoteAnswers })
const daysAfterCare = 30

/** Agrees to a quote by the rules, until a month after the planned day. Idempotent. */
export async function runQuoteTurn(play: InsurerDeps, { quote_id }: QuoteTurn): Promise<void> {
  const { db, clock } = play
  const at = clock()
  await inTransaction(db, async (tx) => {
    const { status, planned_on, insured, nevg } = await findFiledQuote(tx, quote_id, at)
    if (status !== 'pending' || planned_on === null) return
    const { locale } = await tx
      .selectFrom('members')
      .select('locale')
      .where('nevg', '=', nevg)
      .executeTakeFirstOrThrow()
    const care = planned_on > today(at) ? planned_on : today(at)
    const month = addDays(care, daysAfterCare)
    const { cover_start } = insured
    const year_end = cover_start === null ? month : insuranceYear(cover_start, planned_on).year_end
    await applyQuoteAnswer(tx, play, quote_id, {
      outcome: 'agreed',
      valid_until: month < year_end ? month : year_end,
      conditions: texts[toLanguage(locale)].conditions,
      at,
    })
  })
}
