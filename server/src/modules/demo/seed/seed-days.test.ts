import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { describe, expect, it } from 'vitest'
import { debitDay } from '#modules/contributions/schedule/debit-day.ts'
import type { Db } from '#platform/db/db.ts'
import { isBankDay } from '#platform/time/bank-days.ts'
import { isWorkingDay } from '#platform/time/working-days.ts'
import { portalForTests } from '#testing/start-portal.ts'
import refundTable from '../data/refunds.json' with { type: 'json' }
import { deleteMembers } from '../demo.store.ts'
import { demoId } from './demo-id.ts'
import { demoTime } from './demo-time.ts'
import { insertGodchildren } from './seed-godchildren.ts'
import { insertMembers } from './seed-members.ts'
import { insertNotifications } from './seed-notifications.ts'
import { insertRefunds } from './seed-refunds.ts'
import { seedMembers } from './seed-rows.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })

/** Writes the demo anew as it would begin now, without its papers. */
async function seed(db: Db): Promise<void> {
  const { config, clock, jobs } = portal.platform
  const time = demoTime(clock())
  await deleteMembers(db)
  await insertMembers(db, time, 'no password')
  await insertRefunds(db, { clock, config, jobs: { ...jobs, send: async () => {} } }, time)
  await insertGodchildren(db, { config, clock }, time)
  await insertNotifications(db, config, time)
}

const countries = new Map<string, Country>(seedMembers.map(({ id, country }) => [demoId(id), country]))

/** Tells whether the insurer of a member works on that day, and banks are open. */
function isWorked(member_id: string, day: string | Date): boolean {
  const on = day instanceof Date ? toLocalDay(day) : day
  const country = countries.get(member_id)
  return country !== undefined && isBankDay(on) && isWorkingDay(on, country)
}

// The team opens, asks, decides and pays; the other steps are the member's.
const steps = ['processing', 'action-required', 'accepted', 'rejected', 'finished']
// A reminder that counts days, and what the member did, happen on any day.
const anyDay = ['icad_missing', 'security']

const startDays = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index))

describe.each([
  ['over New Year', startDays('2026-12-22', 14)],
  ['over a leap day', startDays('2028-02-26', 7)],
  ['over Easter', startDays('2027-03-26', 5)],
  ['over a Christmas on a Tuesday', startDays('2029-12-24', 4)],
])('the demo that begins %s', (_, days) => {
  it.each(days)(
    '[REF-03][REC-05][REF-04] on %s has its insurer work on working days, and nothing of its past lies ahead',
    async (today) => {
      const now = new Date(`${today}T10:00:00Z`)
      portal.clock.set(now)
      const { db } = portal
      await seed(db)

      const moves = await db
        .selectFrom('refund_request_moves')
        .select(['member_id', 'request_id', 'step', 'at'])
        .orderBy('request_id')
        .orderBy('position')
        .execute()
      expect(moves.length).toBeGreaterThan(150)
      expect(moves.filter(({ member_id, step, at }) => steps.includes(step) && !isWorked(member_id, at))).toEqual([])
      expect(moves.filter(({ at }) => at > now)).toEqual([])
      for (const own of Map.groupBy(moves, ({ request_id }) => request_id).values())
        expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted((one, other) => +one - +other))

      const requests = await db.selectFrom('refund_requests').select(['care_date', 'submitted_at', 'status']).execute()
      expect(
        requests.filter(
          ({ care_date, submitted_at }) =>
            care_date !== null && care_date > (submitted_at ? toLocalDay(submitted_at) : today),
        ),
      ).toEqual([])

      // What nobody decided yet was filed lately: no promise is broken for a week.
      const open = requests.filter(({ status }) => status === 'pending' || status === 'processing')
      expect(open.length).toBe(5)
      for (const { submitted_at } of open)
        expect(submitted_at && toLocalDay(submitted_at) >= addDays(today, -7) && submitted_at <= now).toBe(true)

      const refunds = await db
        .selectFrom('refunds')
        .select(['member_id', 'tracking_reference', 'animal_id', 'refunded_cents', 'decided_at', 'payment_date'])
        .execute()
      expect(refunds.filter(({ member_id, decided_at }) => !isWorked(member_id, decided_at))).toEqual([])
      expect(
        refunds.filter(
          ({ member_id, decided_at, payment_date }) =>
            payment_date !== null &&
            (!isWorked(member_id, payment_date) || payment_date <= toLocalDay(decided_at) || payment_date > today),
        ),
      ).toEqual([])
      const [names = [], ...table] = refundTable
      const at = (name: string) => names.findIndex((one) => one === name)
      expect(
        refunds.map((row) => `${row.tracking_reference} ${row.animal_id} ${row.refunded_cents}`).toSorted(),
      ).toEqual(
        table
          .filter((row) => row[at('decided_on')] !== null)
          .map((row) => `${row[at('tracking_reference')]} ${demoId(String(row[at('animal')]))} ${row[at('refunded')]}`)
          .toSorted(),
      )

      const receipts = await db
        .selectFrom('receipts')
        .innerJoin('contracts', 'contracts.member_id', 'receipts.member_id')
        .select([
          'receipts.member_id',
          'month',
          'due_day',
          'due_date',
          'receipts.status',
          'payment_date',
          'next_attempt_on',
          'effective_date',
        ])
        .execute()
      expect(receipts.length).toBeGreaterThan(70)
      for (const { month, due_day, due_date, status, payment_date, next_attempt_on, effective_date } of receipts) {
        expect(due_date).toBe(debitDay(month, due_day))
        expect(due_date >= effective_date && due_date > today === (status === 'upcoming')).toBe(true)
        if (payment_date) expect(isBankDay(payment_date) && payment_date <= today).toBe(true)
        if (next_attempt_on) expect(isBankDay(next_attempt_on) && next_attempt_on > today).toBe(true)
      }
      const attempts = await db.selectFrom('receipt_attempts').select('on_day').execute()
      expect(attempts.filter(({ on_day }) => !isBankDay(on_day) || on_day > today)).toEqual([])

      const notices = await db
        .selectFrom('contracts')
        .innerJoin('suspensions', 'suspensions.member_id', 'contracts.member_id')
        .select(['contracts.member_id', 'formal_notice_on', 'from_day'])
        .execute()
      for (const { member_id, formal_notice_on, from_day } of notices) {
        expect(isWorked(member_id, formal_notice_on ?? '')).toBe(true)
        expect(addDays(formal_notice_on ?? '', 30) <= from_day).toBe(true)
      }
      const prices = await db.selectFrom('price_revisions').select(['member_id', 'announced_on']).execute()
      expect(prices.filter(({ member_id, announced_on }) => !isWorked(member_id, announced_on ?? ''))).toEqual([])

      const godchildren = await db
        .selectFrom('sponsorship_requests')
        .select(['member_id', 'validated_at', 'drawn_at', 'paid_on'])
        .execute()
      for (const { member_id, validated_at, drawn_at, paid_on } of godchildren) {
        if (validated_at) expect(isWorked(member_id, validated_at) && validated_at <= now).toBe(true)
        if (drawn_at) expect(validated_at && validated_at < drawn_at).toBe(true)
        if (paid_on) expect(isWorked(member_id, paid_on) && paid_on <= today).toBe(true)
      }

      const told = await db.selectFrom('notifications').select(['member_id', 'kind', 'created_at']).execute()
      expect(told.length).toBeGreaterThan(15)
      expect(told.filter(({ created_at }) => created_at > now)).toEqual([])
      expect(
        told.filter(({ member_id, kind, created_at }) => !anyDay.includes(kind) && !isWorked(member_id, created_at)),
      ).toEqual([])
    },
  )
})
