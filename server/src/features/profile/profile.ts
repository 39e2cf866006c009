import type { Profile } from '@coussinet/contract/profile.ts'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'
import { problem } from '#platform/problem.ts'
import { contractStatus, renewalDate, withdrawalUntil } from './contract-status.ts'
import { findProfile, type ProfileRow } from './profile.store.ts'

/** The member's own profile with the contract as it stands on `today`. */
export async function profileOf(db: Db, member_id: string, today: Day): Promise<Profile> {
  const row = await findProfile(db, member_id, today)
  if (!row) throw problem('not_found')
  const { nevg, firstname, lastname, email, pending_email, locale, mobile, landline } = row
  const { line1, line2, line3, line4, postal_code, city, country } = row
  return {
    nevg,
    firstname,
    lastname,
    email,
    pending_email,
    locale,
    address: { line1, line2, line3, line4, postal_code, city, country },
    phones: { mobile, landline },
    contract: contractOn(row, today),
  }
}

function contractOn(row: ProfileRow, today: Day): Profile['contract'] {
  const status = contractStatus(row, today)
  return {
    number: row.contract_number,
    country: row.contract_country,
    status,
    effective_date: row.effective_date,
    renewal_date: renewalDate(row.effective_date, today),
    end_date: row.end_date,
    withdrawal_until: status === 'terminated' ? null : withdrawalUntil(row, today),
    suspends_on: row.suspends_on,
    suspended_since: status === 'suspended' ? row.suspended_since : null,
    amount_due_cents: row.amount_due_cents,
  }
}
