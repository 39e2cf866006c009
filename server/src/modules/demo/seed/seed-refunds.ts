import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { type AskReason, askReasons, type RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import { createUnit, type NotifyDeps, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { moveRequest, payRefund } from '#modules/refunds/refunds.ts'
import type { Db } from '#platform/db/db.ts'
import { questionAbout } from '../insurer/questions-to-member.ts'
import { demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { type RequestHistory, careDay, composeRequestHistory } from './request-history.ts'
import { seedRequests, type SeedRequest, getSeedVet } from './seed-rows.ts'

type FiledSeedRequest = { request: SeedRequest; life: RequestHistory; of: { member_id: string; request_id: string } }

const minutesToFill = 11

/** Writes the requests as they were filed, then lets the insurer ask, decide and pay in the order in which it did. */
export async function insertRefunds(db: Db, platform: NotifyDeps, time: DemoTime): Promise<void> {
  await insertRequests(db, time)
  const filed = seedRequests
    .filter(({ submitted_on }) => submitted_on !== null)
    .map((request): FiledSeedRequest => ({
      request,
      life: composeRequestHistory(request, time),
      of: { member_id: demoId(request.member), request_id: demoId(request.request) },
    }))
  await insertMoves(db, filed)
  for (const one of filed.toSorted(inOrderOfDecision)) {
    const { asked, decided, paid } = one.life
    const unit = (at: Date) => createUnit(db, platform, { member_id: one.of.member_id, at, actor: 'insurer' })
    if (asked) await ask(unit(asked), one, time)
    if (decided) await decide(unit(decided), one)
    if (paid) await pay(unit(paid), one)
  }
}

const place = ({ request, life }: FiledSeedRequest) =>
  `${(life.decided ?? life.filed).toISOString()} ${request.care_date} ${request.request}`
const inOrderOfDecision = (one: FiledSeedRequest, other: FiledSeedRequest) => compareStrings(place(one), place(other))

async function insertRequests(db: Db, time: DemoTime): Promise<void> {
  const requests = seedRequests.map((request) => requestRow(request, time))
  if (requests.length === 0) return
  await db.insertInto('refund_requests').values(requests).execute()
  const animals = seedRequests.flatMap(({ request, member, parts }) =>
    parts.map(({ animal }, position) => ({
      member_id: demoId(member),
      request_id: demoId(request),
      animal_id: demoId(animal),
      position,
    })),
  )
  await db.insertInto('refund_request_animals').values(animals).execute()
}

// A visit after Oslo's of October, which its member has begun to file.
const followed: Record<string, string> = { q026: 'q021' }

function requestRow(request: SeedRequest, time: DemoTime) {
  const life = request.submitted_on === null ? null : composeRequestHistory(request, time)
  const created_at = life
    ? new Date(life.filed.getTime() - minutesToFill * 60_000)
    : time.at(request.care_date, '19:20')
  return {
    member_id: demoId(request.member),
    request_id: demoId(request.request),
    status: statusWhenFiled(request, life),
    tracking_reference: request.tracking_reference,
    care_date: careDay(request, time),
    invoice_number: request.invoice_number,
    vet_name: getSeedVet(request.vet).name,
    cause: request.cause,
    paid_confirmed: life !== null,
    created_at,
    changed_at: life?.processing ?? life?.filed ?? time.at(request.care_date, '19:32'),
    submitted_at: life?.filed ?? null,
    follows: followedBy(request),
  }
}

function followedBy({ request }: SeedRequest): string | null {
  const name = followed[request]
  return name !== undefined && seedRequests.some((one) => one.request === name) ? demoId(name) : null
}

function statusWhenFiled({ status }: SeedRequest, life: RequestHistory | null): 'draft' | 'pending' | 'processing' {
  if (status === 'draft' || life === null) return 'draft'
  return life.processing ? 'processing' : 'pending'
}

async function insertMoves(db: Db, filed: FiledSeedRequest[]): Promise<void> {
  const rows = filed.flatMap(({ life, of }) => {
    const steps = [
      ['filed', life.filed],
      ['pending', life.filed],
      ['processing', life.processing],
    ] as const
    return steps.flatMap(([step, at], position) => (at ? [{ ...of, position, step, at }] : []))
  })
  if (rows.length > 0) await db.insertInto('refund_request_moves').values(rows).execute()
}

const isAsk = (reason: AskReason | RejectionReason | null): reason is AskReason =>
  askReasons.some((known) => known === reason)

async function ask(tx: UnitOfWork, { request, life, of }: FiledSeedRequest, time: DemoTime): Promise<void> {
  const { db, at } = tx
  const [part] = request.parts
  if (!part || !isAsk(request.reason)) throw new Error(`${request.request} asks for nothing`)
  const due_on = request.documents_deadline === null ? undefined : time.day(request.documents_deadline)
  await moveRequest(tx, {
    request_id: of.request_id,
    to: 'action-required',
    awaited: [questionAbout(request.reason, demoId(part.animal), toLocalDay(at), due_on)],
  })
  if (!life.answered) return
  // Not sent as a member does: the insurer of the demo would go on with it at once.
  await db
    .updateTable('refund_requests')
    .set({ status: 'action-done', changed_at: life.answered })
    .where('member_id', '=', of.member_id)
    .where('request_id', '=', of.request_id)
    .execute()
  await db
    .insertInto('refund_request_moves')
    .values({ ...of, position: 4, step: 'action-done', at: life.answered })
    .execute()
}

async function decide(tx: UnitOfWork, { request, of }: FiledSeedRequest): Promise<void> {
  // Remarks that only a handler can see on the paper.
  const finding = request.reason === 'not_an_invoice' ? request.reason : null
  const lines = request.parts.flatMap(({ animal, event, lines: own }) =>
    own.map(([care_kind, billed_cents]) => ({
      animal_id: demoId(animal),
      label: '',
      care_kind,
      billed_cents,
      event,
      reason_code: finding,
    })),
  )
  await moveRequest(tx, { request_id: of.request_id, to: 'accepted', lines })
  for (const { animal } of request.parts) {
    const animal_id = demoId(animal)
    await tx.db
      .updateTable('refunds')
      .set({ refund_id: demoId(`refund ${request.request} ${animal}`) })
      .where('member_id', '=', of.member_id)
      .where('request_id', '=', of.request_id)
      .where('animal_id', '=', animal_id)
      .execute()
  }
}

async function pay(tx: UnitOfWork, { request, of }: FiledSeedRequest): Promise<void> {
  // Another brand's terms may refund nothing of what ours do.
  const refunds = await tx.db
    .selectFrom('refunds')
    .select(['refund_id', 'refunded_cents'])
    .where('member_id', '=', of.member_id)
    .where('request_id', '=', demoId(request.request))
    .execute()
  for (const { animal } of request.parts) {
    const refund_id = demoId(`refund ${request.request} ${animal}`)
    if (!refunds.some((refund) => refund.refund_id === refund_id && refund.refunded_cents > 0)) continue
    await payRefund(tx, { refund_id, payment_date: toLocalDay(tx.at) })
  }
}
