import { addDays, daysBetween, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { cardNumber, shownAccount } from '@coussinet/contract/domain/payments.ts'
import { sql } from 'kysely'
import { debitOnce } from '#modules/contributions/contributions.ts'
import { type NotificationParams, numberOnce, onceId } from '#modules/notifications/notifications.ts'
import { identificationDeadline } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { mandateReference } from '#platform/text/reference.ts'
import { demoId } from './demo-id.ts'
import { type DemoTime, lastWorkingDay, workingDay } from './demo-time.ts'
import { composeRequestHistory } from './request-history.ts'
import { seedPrices } from './seed-prices.ts'
import { getSeedDebit, nextAttemptOn } from './seed-receipts.ts'
import {
  getSeedAnimal,
  getSeedMember,
  seedAnimals,
  type SeedMember,
  seedNotifications,
  seedReceipts,
  seedRequests,
} from './seed-rows.ts'

type SeedNotification = (typeof seedNotifications)[number]

/** Replaces what the seeding itself told the members by the demo's own notifications; the letters of it are sent to nobody. */
export async function insertNotifications(db: Db, config: Platform['config'], time: DemoTime): Promise<void> {
  const members = [...new Set(seedNotifications.map(({ member }) => demoId(member)))]
  const paramsByFact = await findSeededParams(db, members)
  await db.deleteFrom('notifications').where('member_id', 'in', members).execute()
  await db.deleteFrom('outgoing_messages').where('member_id', 'in', members).execute()
  const rows = seedNotifications.map((one) => notificationRow(one, { config, time, paramsByFact }))
  if (rows.length > 0) await db.insertInto('notifications').values(rows).execute()
}

/** Params that the seeding's own moves wrote of a request, by their fact. */
type ParamsByFact = ReadonlyMap<string, object>

const factOf = (member_id: string, kind: string, request_id: string) => `${member_id} ${kind} ${request_id}`

async function findSeededParams(db: Db, members: readonly string[]): Promise<ParamsByFact> {
  const rows = await db
    .selectFrom('notifications')
    .select(['member_id', 'kind'])
    .select(sql<NotificationParams>`params`.as('params'))
    .where('member_id', 'in', members)
    .execute()
  return new Map(rows.map(({ member_id, kind, params }) => [factOf(member_id, kind, params.request_id ?? ''), params]))
}

// domain rules §4.3: a debit is announced two weeks before
const daysOfAnnouncement = 14
// What the portal counts in days, and what a member does, happens on any day.
const ownDays: ReadonlySet<string> = new Set(['icad_missing', 'security'])

type NotificationSeedInput = { config: Platform['config']; time: DemoTime; paramsByFact: ParamsByFact }

function notificationRow(row: SeedNotification, { config, time, paramsByFact }: NotificationSeedInput) {
  const { id, member, kind, read } = row
  const created_at = toldAt(row, time)
  const member_id = demoId(member)
  const own = paramsOf(row, time)
  const params = { ...paramsByFact.get(factOf(member_id, kind, own.request_id ?? 'none')), ...own }
  const once = onceOf(kind, params)
  return {
    member_id,
    // As the daily job would have written it, which then does not tell it again.
    notification_id: once === null ? demoId(id) : onceId(config, { member_id, kind, once }),
    kind,
    params: JSON.stringify(params),
    created_at,
    read_at: read ? new Date(Math.min(time.now.getTime(), created_at.getTime() + 3 * 3_600_000)) : null,
  }
}

/** Moment at which it was told: with the fact itself, and on a day of work, but for what the portal tells of the day that it is. */
function toldAt({ member, kind, params, created_at }: SeedNotification, time: DemoTime): Date {
  const [written, hour] = [created_at.slice(0, 10), created_at.slice(11, 16)]
  const contract = getSeedMember(member)
  const life = lifeOf(params['refund'], time)
  const happened = { action_required: life?.asked, refund_paid: life?.paid }[kind] ?? life?.decided
  if (happened) return happened
  if (kind === 'debit_upcoming') {
    const announced = addDays(time.planned(String(params['date']).slice(0, 7), contract).on, -daysOfAnnouncement)
    const day = time.day(written)
    return time.moment(lastWorkingDay(day < announced ? day : announced, contract.country), hour)
  }
  const debited = receiptOf(member, params['month'])
  if (debited) {
    const day = addDays(getSeedDebit(debited, time).on, daysBetween(debited.issue_date, written))
    return time.moment(workingDay(day, { country: contract.country, today: time.today }), hour)
  }
  return ownDays.has(kind) ? time.at(written, hour) : time.moment(time.working(written, contract.country), hour)
}

function lifeOf(refund: unknown, time: DemoTime) {
  const request = seedRequests.find(({ request: known }) => known === refund)
  return request ? composeRequestHistory(request, time) : null
}

const receiptOf = (member: string, month: unknown) =>
  seedReceipts.find((one) => one.member === member && one.month === month)

function onceOf(
  kind: string,
  { receipt_id, date, amount_cents, animal_id, days }: Partial<NotificationParams>,
): string | null {
  if (kind === 'debit_upcoming' && receipt_id && date && amount_cents !== undefined)
    return debitOnce({ receipt_id, due_date: date, amount_cents })
  if (kind === 'icad_missing' && animal_id && days !== undefined) return numberOnce(animal_id, days)
  return null
}

function paramsOf(
  { kind, member, params: { refund, animal, name, date, month, ...rest } }: SeedNotification,
  time: DemoTime,
) {
  const contract = getSeedMember(member)
  const request = seedRequests.find(({ request: known }) => known === refund)
  const debit = kind === 'debit_upcoming' ? time.planned(String(date).slice(0, 7), contract) : null
  const debited = debit ? String(date).slice(0, 7) : month
  const found = typeof animal === 'string' ? getSeedAnimal(animal) : null
  return {
    ...rest,
    ...(request ? { request_id: demoId(request.request), reference: request.tracking_reference ?? '' } : {}),
    ...(found ? { animal_id: demoId(found.id), names: [found.name] } : {}),
    ...(kind === 'icad_missing' && found?.cover_start
      ? { date: identificationDeadline(time.day(found.cover_start), toLocalDay(time.now)).due_on }
      : {}),
    ...(typeof name === 'string' ? { names: [name] } : {}),
    ...(debited === undefined ? {} : { receipt_id: demoId(`receipt ${member} ${debited}`), ...meansOf(contract) }),
    ...(typeof date === 'string' ? { date: debit?.on ?? time.day(date) } : {}),
    ...(debit ? { month: debit.month } : {}),
    ...(typeof month === 'string' ? declineOf(member, month, time) : {}),
    ...(rest['title'] === 'indexation' ? noticeOf(member, time) : {}),
  }
}

/** Means that a contribution is debited from, as a notification names it. */
function meansOf({ nevg, debit }: SeedMember): NotificationParams {
  return debit.mode === 'card'
    ? { card: cardNumber(debit) }
    : { account: shownAccount(maskedIban(debit.iban)), umr: mandateReference(nevg, Number(debit.umr.slice(-3))) }
}

function declineOf(member: string, month: string, time: DemoTime): NotificationParams {
  const receipt = receiptOf(member, month)
  const next_date = receipt && nextAttemptOn(receipt, time)
  return {
    month: time.month(month, getSeedMember(member).due_day),
    ...(receipt ? { amount_cents: receipt.amount_cents } : {}),
    ...(next_date ? { next_date } : {}),
  }
}

/** Animals of the notice of new prices, and the day from which they hold. */
function noticeOf(member: string, time: DemoTime): NotificationParams {
  const prices = seedPrices(time).filter(({ member_id }) => member_id === demoId(member))
  const date = prices
    .map(({ from_day }) => from_day)
    .toSorted()
    .at(-1)
  const named = new Set(prices.filter(({ from_day }) => from_day === date).map(({ animal_id }) => animal_id))
  const names = seedAnimals.filter(({ id }) => named.has(demoId(id))).map(({ name }) => name)
  return date === undefined ? {} : { names, date }
}
