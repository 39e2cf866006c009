import type { Cause } from '@coussinet/contract/refund-requests.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db.ts'
import { newId } from '#platform/ids.ts'
import { accountInUse, insuranceYear } from '#modules/policy/policy.ts'
import { insertRefunds } from '../statements/refunds.store.ts'
import type { Part } from './assess.ts'

type Request = {
  member_id: string
  request_id: string
  tracking_reference: string
  invoice_number: string | null
  care_date: Day
  cause: Cause
  at: Date
}

/** Writes the parts of a decision as refunds, with the account of this moment: a later change of account leaves them alone. */
export async function keepRefunds(db: Db, { at, ...request }: Request, parts: readonly Part[]): Promise<void> {
  const account = await accountInUse(db, request.member_id)
  await insertRefunds(
    db,
    parts.map(
      (
        { cover: { animal }, event, amount: { billed_cents, refunded_cents, computation, lines, reasons } },
        position,
      ) => ({
        ...request,
        refund_id: newId(),
        animal_id: animal.animal_id,
        position,
        event,
        insurance_year:
          animal.cover_start === null ? null : insuranceYear(animal.cover_start, request.care_date).year_start,
        billed_cents,
        subtotal_cents: computation.covered_base_cents,
        deductible_cents: computation.deductible_cents,
        care_refund_cents: refunded_cents - computation.vaccine_package_cents,
        vaccine_refund_cents: computation.vaccine_package_cents,
        refunded_cents,
        lines: JSON.stringify(
          lines.map(
            ({ label, care_kind, billed_cents: billed, covered_cents, refunded_cents: refunded, reason_code }) => ({
              label,
              care_kind,
              billed_cents: billed,
              covered_cents,
              refunded_cents: refunded,
              reason_code,
            }),
          ),
        ),
        computation: JSON.stringify(computation),
        reasons: JSON.stringify(reasons),
        destination_iban: account?.iban ?? null,
        destination_holder: account?.holder ?? null,
        decided_at: at,
      }),
    ),
  )
}
