import { computeContribution, findDueDays, upsertReceipt } from '#modules/contributions/contributions.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { endContract, findContractSpan, findInsuredPrices } from '#modules/policy/policy.ts'
import type { UpsertContext } from '#platform/upsert.ts'
import { findPlanned } from '../demo.store.ts'
import type { InsurerEvent } from './request-steps.ts'

/** An animal's cover ended as its member told: the contributions to come are without it, and the contract of the last one ends with it. */
export async function onCoverEnded(platform: UpsertContext, { event, member_id }: InsurerEvent): Promise<void> {
  if (event !== 'animal.cover_ended') return
  const { db } = platform
  const [dueDays, span, animals] = [
    await findDueDays(db, member_id),
    await findContractSpan(db, member_id),
    await findInsuredPrices(db, member_id),
  ]
  if (!dueDays || !span) return
  const ends = animals.flatMap(({ cover_end }) => cover_end ?? [])
  const last = ends.toSorted().at(-1)
  if (last && ends.length === animals.length && span.last_day === null) {
    await endContract(db, member_id, last)
    return createUnit(db, platform, { member_id }).announce('profile')
  }
  for (const { receipt_id, nevg, month } of await findPlanned(db, member_id)) {
    const amount_cents = computeContribution({ ...dueDays, end_date: span.last_day, animals }, month)
    await upsertReceipt(platform, { client_id: 'demo' }, { id: receipt_id, nevg, amount_cents })
  }
}
