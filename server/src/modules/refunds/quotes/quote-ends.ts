import { addDays, daysBetween, today, toLocalDay } from '@coussinet/contract/domain/days.ts'
import {
  findToldBefore,
  inUnit,
  type NotificationParams,
  onceId,
  type NotificationSource,
  start,
  type UnitOfWork,
} from '#modules/notifications/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import { eachAlone } from '#platform/db/each-alone.ts'
import { forgetFiles } from '#platform/files/kept-files.ts'
import type { Platform } from '#platform/portal.ts'
import { deletedOn, lastChangeBefore, leastNotice } from '../cover/cover.ts'
import { findDueReminder } from '../documents/documents.ts'
import { namedAs } from './answer-quote.ts'
import { deleteQuoteDraft } from './quote-drafts.ts'
import {
  findAgreementsUntil,
  findLapsedAgreements,
  findQuoteDraftsLeft,
  lockQuote,
  type QuoteDraftLeft,
  type QuoteRow,
  setQuote,
} from './quotes.store.ts'

const batch = 200
const firstReminder = 7 // days before the last one; the second reminder of REM-01 comes one day before, see `findDueReminder`
const day = 86_400_000
/** Time before its deletion at which the draft of a quote is announced (REM-02). */
const endsWithin = 3 * day

/** Agreements that expire soon and have no filed invoice. */
export const endingAgreements: NotificationSource = async (db, now, after, limit) => {
  const rows = await findAgreementsUntil(db, { from: now, to: addDays(now, firstReminder), after, limit })
  return rows.map(({ member_id, quote_id, valid_until, answered_at }) => {
    const reminder = findDueReminder({ due_on: valid_until, asked_on: toLocalDay(answered_at), today: now })
    return {
      member_id,
      subject_id: quote_id,
      news:
        reminder === null
          ? null
          : {
              kind: 'quote_ending',
              params: (tx) => agreementEnding(tx, { member_id, quote_id, now }),
              once: `${quote_id} ${valid_until} ${reminder}`,
            },
    }
  })
}

/** Facts of an agreement as it stands now; null once it was used, claimed by a filed request, or withdrawn. */
async function agreementEnding(
  db: Db,
  { member_id, quote_id, now }: { member_id: string; quote_id: string; now: string },
): Promise<NotificationParams | null> {
  const quote = await lockQuote(db, member_id, quote_id)
  if (!quote || !isOpen(quote) || quote.valid_until === null) return null
  const days = daysBetween(now, quote.valid_until)
  return { ...(await quoteFacts(db, quote, new Date(now))), days }
}

const isOpen = ({ status, request_id }: QuoteRow) => status === 'answered' && request_id === null

const quoteFacts = async (db: Db, quote: QuoteRow, at: Date): Promise<NotificationParams> => ({
  ...(await namedAs(db, quote, at)),
  ...(quote.refunded_cents === null ? {} : { amount_cents: quote.refunded_cents }),
  ...(quote.valid_until === null ? {} : { date: quote.valid_until }),
})

type LapseDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>

/**
 * Closes agreements whose last day has passed, unless a filed request uses them. The job may run twice, late, or on another node: closed
 * agreements are not found again, and queries ignore expired ones before that.
 */
export async function lapseAgreements(platform: LapseDeps): Promise<void> {
  const { db, clock } = platform
  const at = clock()
  for (;;) {
    const rows = await findLapsedAgreements(db, today(at), batch)
    await eachAlone(rows, ({ member_id, quote_id }) =>
      inUnit(platform, { member_id, at, actor: 'system' }, (tx) => lapse(tx, quote_id)),
    )
    if (rows.length < batch) return
  }
}

async function lapse(tx: UnitOfWork, quote_id: string): Promise<void> {
  const { db, member_id, at } = tx
  const quote = await lockQuote(db, member_id, quote_id)
  if (!quote || !isOpen(quote) || quote.valid_until === null || quote.valid_until >= today(at)) return
  await setQuote(db, quote, { status: 'lapsed', ended_at: at, at })
  await tx.notify('quote_lapsed', await quoteFacts(db, quote, at))
  await tx.audit('quote.lapsed', { subject_id: quote_id })
  await tx.announce('quotes', 'refunds')
  await tx.publish({ event: 'quote.lapsed', quote_id, released_cents: quote.reserved_cents ?? 0 })
}

const draftOnce = ({ quote_id, changed_at }: QuoteDraftLeft) => `${quote_id} ${changed_at.toISOString()}`

export const endingQuoteDrafts =
  (at: Date): NotificationSource =>
  async (db, _today, after, limit) => {
    const until = new Date(lastChangeBefore(at).getTime() + endsWithin)
    const rows = await findQuoteDraftsLeft(db, { until, after, limit })
    return rows.map((row) => ({
      member_id: row.member_id,
      subject_id: row.quote_id,
      news: row.is_empty
        ? null
        : { kind: 'quote_draft_ending', params: (tx) => draftEnding(tx, row, at), once: draftOnce(row) },
    }))
  }

async function draftEnding(db: Db, left: QuoteDraftLeft, at: Date): Promise<NotificationParams | null> {
  const draft = await lockQuote(db, left.member_id, left.quote_id)
  if (draft?.status !== 'draft' || draft.changed_at.getTime() !== left.changed_at.getTime()) return null
  return { ...(await namedAs(db, draft, at)), date: deletedOn(draft.changed_at, at) }
}

/** Deletes drafts of quotes 30 days after their last change; those with content at least a day after their announcement. */
export async function deleteAbandonedQuotes(platform: LapseDeps & Pick<Platform, 'files'>): Promise<void> {
  const { db, files, clock, config } = platform
  const at = clock()
  // Compares strictly: a draft that expires at this very moment is kept.
  const until = new Date(lastChangeBefore(at).getTime() - 1)
  let after = start
  for (;;) {
    const drafts = await findQuoteDraftsLeft(db, { until, after, limit: batch })
    const named = drafts.map((draft) => ({
      ...draft,
      notification_id: onceId(config, {
        member_id: draft.member_id,
        kind: 'quote_draft_ending',
        once: draftOnce(draft),
      }),
    }))
    const told = await findToldBefore(db, named, new Date(at.getTime() - leastNotice))
    for (const { member_id, quote_id, changed_at, is_empty, notification_id } of named) {
      if (!is_empty && !told.has(notification_id)) continue
      const gone = await inUnit(platform, { member_id, at, actor: 'system' }, async (tx) => {
        const draft = await lockQuote(tx.db, member_id, quote_id)
        // The member has filed, changed or deleted it meanwhile.
        if (draft?.status !== 'draft' || draft.changed_at.getTime() !== changed_at.getTime()) return []
        return deleteQuoteDraft(tx, quote_id)
      })
      await forgetFiles(files, gone)
    }
    const last = drafts.at(-1)
    if (!last || drafts.length < batch) return
    after = { member_id: last.member_id, subject_id: last.quote_id }
  }
}
