import { addDays, daysBetween, today, toLocalDay } from '@coussinet/contract/domain/days.ts'
import {
  inUnit,
  type NotificationParams,
  type NotificationSource,
  type UnitOfWork,
} from '#modules/notifications/notifications.ts'
import { findInsuredAnimals } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { eachAlone } from '#platform/db/each-alone.ts'
import type { Platform } from '#platform/portal.ts'
import {
  deletedOn,
  deleteUnfinished,
  draftOnce,
  findDueReminder,
  lastChangeBefore,
  type UnfinishedDraft,
} from '../documents/documents.ts'
import { namedAs } from './answer-quote.ts'
import { deleteQuoteDraft } from './quote-drafts.ts'
import {
  findAgreementsUntil,
  findLapsedAgreements,
  findQuoteDraftsLeft,
  lockQuote,
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
      notification:
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

/** Facts of an agreement as it stands now; null once it was used, claimed by a filed request or withdrawn, or the animal has died. */
async function agreementEnding(
  db: Db,
  { member_id, quote_id, now }: { member_id: string; quote_id: string; now: string },
): Promise<NotificationParams | null> {
  const quote = await lockQuote(db, member_id, quote_id)
  if (!quote || !isOpen(quote) || quote.valid_until === null || (await hasDied(db, quote))) return null
  const days = daysBetween(now, quote.valid_until)
  return { ...(await quoteFacts(db, quote, new Date(now))), days }
}

/**
 * Tells whether the animal has died: nothing more is written about its quotes then (LIFE-01). Care before the last day
 * of one that was sold or lost is still filed under its agreement.
 */
async function hasDied(db: Db, { member_id, animal_id }: QuoteRow): Promise<boolean> {
  const [animal] = animal_id === null ? [] : await findInsuredAnimals(db, member_id, [animal_id])
  return animal?.end_reason === 'deceased'
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
  if (!(await hasDied(db, quote))) await tx.notify('quote_lapsed', await quoteFacts(db, quote, at))
  await tx.audit('quote.lapsed', { subject_id: quote_id })
  await tx.announce('quotes', 'refunds')
  await tx.publish({ event: 'quote.lapsed', quote_id, released_cents: quote.reserved_cents ?? 0 })
}

export const endingQuoteDrafts =
  (at: Date): NotificationSource =>
  async (db, _today, after, limit) => {
    const until = new Date(lastChangeBefore(at).getTime() + endsWithin)
    const rows = await findQuoteDraftsLeft(db, { until, after, limit })
    return rows.map((row) => ({
      member_id: row.member_id,
      subject_id: row.subject_id,
      notification: row.is_empty
        ? null
        : { kind: 'quote_draft_ending', params: (tx) => draftEnding(tx, row, at), once: draftOnce(row) },
    }))
  }

async function draftEnding(db: Db, left: UnfinishedDraft, at: Date): Promise<NotificationParams | null> {
  const draft = await lockQuote(db, left.member_id, left.subject_id)
  if (draft?.status !== 'draft' || draft.changed_at.getTime() !== left.changed_at.getTime()) return null
  return { ...(await namedAs(db, draft, at)), date: deletedOn(draft.changed_at, at) }
}

/** Deletes drafts of quotes that nobody has changed for 30 days (`deleteUnfinished`). */
export const deleteAbandonedQuotes = (platform: Parameters<typeof deleteUnfinished>[0]): Promise<void> =>
  deleteUnfinished(platform, {
    announced_by: 'quote_draft_ending',
    find: findQuoteDraftsLeft,
    lock: lockQuote,
    remove: deleteQuoteDraft,
  })
