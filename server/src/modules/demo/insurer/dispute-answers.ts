import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { FiledDispute } from '@coussinet/contract/integration/disputes.ts'
import * as fr from '@coussinet/texts/fr/demo.ts'
import * as it from '@coussinet/texts/it/demo.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/demo.ts'
import { applyDisputeAnswer, findFiledDispute } from '#modules/refunds/refunds.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import type { InsurerEvent } from './request-steps.ts'

/** Next answer of the demo's insurer, to a dispute that nobody has answered since. */
export type DisputeTurn = { dispute_id: string }
export type DisputeEvent = InsurerEvent & { dispute_id?: string }
type InsurerDeps = Pick<Platform, 'db' | 'jobs' | 'clock' | 'config'>

export const demoDisputeQueue = 'demo.disputes'
const seconds = 75

/** A decision was disputed: the insurer will answer. */
export async function onDisputed({ db, jobs, clock }: InsurerDeps, { event, dispute_id }: DisputeEvent): Promise<void> {
  if (event !== 'refund_request.disputed' || dispute_id === undefined) return
  const turn: DisputeTurn = { dispute_id }
  await inTransaction(db, (tx) =>
    jobs.send(tx, demoDisputeQueue, turn, { start_after: new Date(clock().getTime() + seconds * 1000) }),
  )
}

const texts = messages({ fr: fr.disputeAnswers, it: it.disputeAnswers, nl: nl.disputeAnswers })

const foundCents = 2000

/** Answers a dispute: with a document, a line is added; without one, the decision is upheld. Idempotent. */
export async function runDisputeTurn(play: InsurerDeps, { dispute_id }: DisputeTurn): Promise<void> {
  const { db, clock } = play
  const at = clock()
  await inTransaction(db, async (tx) => {
    const dispute = await findFiledDispute(tx, dispute_id, at)
    if (dispute.status !== 'pending') return
    const words = texts[await languageOfWriter(tx, dispute)]
    const lines = dispute.files.length > 0 ? await withFoundLine(tx, dispute) : []
    await applyDisputeAnswer(
      tx,
      play,
      dispute_id,
      lines.length > 0
        ? { status: 'partly_changed', text: words.changed, lines, at }
        : { status: 'upheld', text: words.upheld, at },
    )
  })
}

async function languageOfWriter(db: Db, { nevg }: FiledDispute) {
  const { locale } = await db.selectFrom('members').select('locale').where('nevg', '=', nevg).executeTakeFirstOrThrow()
  return toLanguage(locale)
}

/** Lines of the decision as they were assessed, and one more; none of a refusal that was not assessed. */
async function withFoundLine(db: Db, { disputed: { refunds }, request_id }: FiledDispute) {
  const [first] = refunds
  if (!first) return []
  const events = await db
    .selectFrom('refunds')
    .select(['animal_id', 'event'])
    .where('request_id', '=', request_id)
    .execute()
  const found = { label: '', care_kind: 'medication' as const, billed_cents: foundCents, covered_cents: foundCents }
  return refunds.flatMap(({ id, animal_id, lines }) =>
    [...lines, ...(id === first.id ? [{ ...found, reason_code: null }] : [])].map((line) => ({
      animal_id,
      label: line.label,
      care_kind: line.care_kind,
      billed_cents: line.billed_cents,
      event: events.find((one) => one.animal_id === animal_id)?.event ?? null,
      // What the portal dropped by its own rules it drops again.
      reason_code: line.covered_cents === 0 ? line.reason_code : null,
      refunded_cents: null,
    })),
  )
}
