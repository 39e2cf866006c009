import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Profile } from '@coussinet/contract/profile.ts'
import {
  contractStatus,
  findPolicyholder,
  type Policyholder,
  renewalDate,
  withdrawalUntil,
} from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'

/** The member's own profile with the contract's state on `today`, null before there is one. */
export async function findProfile(db: Db, member_id: string, today: Day): Promise<Profile> {
  const row = await findPolicyholder(db, member_id, today)
  if (!row) throw problem('not_found')
  const { nevg, firstname, lastname, organisation, email, pending_email, locale, mobile, landline } = row
  const { line1, line2, line3, line4, postal_code, city, country } = row
  return {
    nevg,
    firstname,
    lastname,
    organisation,
    email,
    pending_email,
    locale,
    address: { line1, line2, line3, line4, postal_code, city, country },
    phones: { mobile, landline },
    contract: row.status === null ? null : contractOn(row, today),
  }
}

function contractOn(row: Policyholder, today: Day): Profile['contract'] {
  const { contract_number: number, contract_country: country, status: kept, effective_date, amount_due_cents } = row
  const { end_date, previous_end_date, withdrawal_until, suspends_on, suspended_since } = row
  const status = contractStatus({ status: kept, effective_date, end_date, suspended_since }, today)
  return {
    number,
    country,
    status,
    effective_date,
    renewal_date: renewalDate(effective_date, today),
    end_date,
    previous_end_date,
    withdrawal_until: status === 'terminated' ? null : withdrawalUntil({ effective_date, withdrawal_until }, today),
    suspends_on,
    suspended_since: status === 'suspended' ? suspended_since : null,
    amount_due_cents,
  }
}
