import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { calledName } from '@coussinet/contract/domain/members.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findCorrespondentOrThrow } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { debitsInTime, signedFor } from '../../mandates/debits-in-time.ts'
import { findSchedule } from '../../schedule/schedule.ts'
import { findCard } from '../payment-methods.store.ts'
import { debitsAnnounced, type DebitMeans } from './due-day.mails.ts'
import { findActiveMandate } from './due-day.store.ts'

type DueDayAnnouncement = {
  due_day: number
  /** debits that keep their earlier day */
  unmoved: readonly Day[]
  on: Day
}

// One year of debits: once announced, they need no other notice while day and amount stay the same (domain rules §4.3).
const mostAnnounced = 12

/** Announces the coming debits with days and amounts, which every change of them requires. */
export async function announceDebits(
  tx: UnitOfWork,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  { due_day, unmoved, on }: DueDayAnnouncement,
): Promise<void> {
  const { db, member_id } = tx
  const year = Number(on.slice(0, 4))
  const schedules = [await findSchedule(db, member_id, year, on), await findSchedule(db, member_id, year + 1, on)]
  const debits = schedules.flatMap(({ data }) => data).filter(({ due_date }) => due_date >= on)
  const { email: to, locale, country, ...names } = await findCorrespondentOrThrow(db, member_id)
  const language = toLanguage(locale)
  const facts = {
    firstname: calledName(names),
    due_day,
    debits: debits.slice(0, mostAnnounced),
    unmoved,
    means: await meansOf(
      db,
      member_id,
      debits.map(({ due_date }) => due_date),
    ),
    country,
    href: `${platform.config.public_url}/profile/payment-methods`,
  }
  await sendMail(db, platform, {
    member_id,
    to,
    reader: { language, country },
    letter: debitsAnnounced(language, facts),
  })
}

async function meansOf(db: Db, member_id: string, days: readonly Day[]): Promise<DebitMeans | null> {
  const mandate = await findActiveMandate(db, member_id)
  if (mandate) {
    const { iban, umr, holder, on_behalf_of, signed_at } = mandate
    // If the new account was signed too late for a near debit, it applies from the next one.
    const { first_debit_on, last_debit_before } = debitsInTime(
      days.map((on) => ({ on })),
      signedFor({ ...mandate, signed_at: signed_at ?? new Date(0) }),
    )
    return {
      kind: 'bank_account',
      account: shownAccount(maskedIban(iban)),
      umr,
      from: last_debit_before === null ? null : first_debit_on,
      other_holder: on_behalf_of === null ? null : holder,
    }
  }
  const card = await findCard(db, member_id)
  return card ? { kind: 'card', brand: card.brand, last4: card.last4 } : null
}
