import { addDays, type Day, today } from '@coussinet/contract/domain/days.ts'
import type { GodchildStatus } from '@coussinet/contract/domain/sponsorship.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findContract, findAccountInUse, paymentHold } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { ContributionsPort } from './contributions-port.ts'
import { findGainAccount } from './gain-account.ts'
import { validatesOn } from './godchildren/godchild-view.ts'
import { changeGodchild, findGodchild, type LockedGodchild } from './godchildren/godchildren.store.ts'
import { type GodchildFacts, matchedTraits } from './godchildren/matched-traits.ts'
import { sponsorFacts } from './godchildren/sponsor-facts.ts'

export type GodchildMove = {
  id: string
  to: Exclude<GodchildStatus, 'created'>
  /** the first day of the godchild's contract; needed for `signed` */
  effective_date?: Day
  godchild?: GodchildFacts
}

type GodchildRefusal = 'self_referral' | 'sponsor_ended'

const before: Record<GodchildMove['to'], GodchildStatus> = {
  signed: 'created',
  pending: 'signed',
  validated: 'pending',
}

/**
 * A move of the insurer's, in the caller's transaction; a godchild who turns out to be the sponsor is refused for good instead, and that is
 * answered. Throws `not_found`, `conflict` for a move that the state or the day does not allow, or that waits for a sponsor in arrears,
 * `validation_failed` for `signed` without a first day.
 */
export async function moveGodchild(
  tx: UnitOfWork,
  move: GodchildMove,
  contributions: ContributionsPort,
): Promise<'moved' | 'refused'> {
  const { db, member_id, at } = tx
  const { id, to } = move
  const row = await findGodchild(db, member_id, id, { forUpdate: true })
  if (!row) throw problem('not_found')
  if (row.refused_at !== null || row.status !== before[to]) throw problem('conflict')
  const effective_date = to === 'signed' ? move.effective_date : (row.effective_date ?? undefined)
  if (effective_date === undefined) throw fieldProblem('effective_date', 'required')
  const on = today(at)
  if (to === 'pending' && on < effective_date) throw problem('conflict')
  if (to === 'validated' && on < validatesOn(effective_date)) throw problem('conflict')

  const refusal = await findRefusal(tx, move, row, contributions)
  if (refusal) {
    await refuse(tx, { id, firstname: row.firstname, ...refusal })
    return 'refused'
  }
  // domain rules §5.8: what is validated has been checked, and is never refused for arrears later
  if (to === 'validated' && (await contributions.isInArrears(db, member_id))) throw problem('conflict')
  await changeGodchild(
    db,
    { member_id, id },
    {
      status: to,
      ...(to === 'signed' ? { signed_at: at, effective_date } : {}),
      ...(to === 'validated' ? { validated_at: at } : {}),
    },
  )
  if (to === 'validated') await tx.notify('sponsorship_validated', { godchild: row.firstname })
  await tx.audit(`sponsorship.${to}`, { subject_id: id, details: { effective_date } })
  await tx.announce('sponsorship')
  return 'moved'
}

async function findRefusal(
  { db, member_id, at }: UnitOfWork,
  { to, godchild = {} }: GodchildMove,
  { email, phone }: LockedGodchild,
  contributions: ContributionsPort,
): Promise<{ refusal: GodchildRefusal; same: string[] } | null> {
  const sponsor = await sponsorFacts(db, member_id, contributions)
  const matched = matchedTraits({ ...(email === null ? {} : { email }), ...(phone === null ? {} : { phone }) }, sponsor)
  const same = [...new Set([...matched, ...matchedTraits(godchild, sponsor)])]
  if (same.length > 0) return { refusal: 'self_referral', same }
  // domain rules §5.8: lost if either contract ends before validation
  const contract = await findContract(db, member_id)
  if (!contract) return null
  const { status, end_date } = contract
  const isOver = status === 'terminated' || (end_date !== null && end_date < today(at))
  return to === 'validated' && isOver ? { refusal: 'sponsor_ended', same: [] } : null
}

type RefusedGodchild = { id: string; firstname: string; refusal: GodchildRefusal; same: string[] }

async function refuse(tx: UnitOfWork, { id, firstname, refusal, same }: RefusedGodchild): Promise<void> {
  const { db, member_id, at } = tx
  await changeGodchild(db, { member_id, id }, { refused_at: at, refusal })
  await tx.notify('sponsorship_refused', { godchild: firstname })
  await tx.audit(`sponsorship.${refusal}`, { subject_id: id, details: { same } })
  await tx.announce('sponsorship')
}

type GainPayment = { id: string; paid_on: Day }

// Godchildren of old books were paid long ago: no news to anybody.
const newsForDays = 30

/**
 * The transfer of a gain left on that day, and its sponsor is told. Throws `not_found`, `conflict` for nothing to pay, another day than
 * told before, or an account that payments wait for.
 */
export async function payGain(tx: UnitOfWork, { id, paid_on }: GainPayment): Promise<void> {
  const { db, member_id, at } = tx
  const row = await findGodchild(db, member_id, id, { forUpdate: true })
  if (!row) throw problem('not_found')
  if (row.paid_on === paid_on) return
  if (row.drawn_at === null || row.paid_on !== null) throw problem('conflict')
  const iban = (await findAccountInUse(db, member_id))?.iban
  if (iban === undefined || (await paymentHold(db, { member_id, iban, at }, { forUpdate: true })))
    throw problem('conflict')
  await changeGodchild(db, { member_id, id }, { paid_on })
  if (paid_on >= addDays(today(at), -newsForDays))
    await tx.notify('sponsorship_paid', {
      godchild: row.firstname,
      amount_cents: row.amount_cents ?? 0,
      date: paid_on,
      ...(await findGainAccount(db, member_id)),
    })
  await tx.audit('sponsorship.paid', { subject_id: id, details: { paid_on, amount_cents: row.amount_cents } })
  await tx.announce('sponsorship')
}
