import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import type { Feature, Permission } from '@coussinet/contract/domain/permissions.ts'
import type { Tip, TipId } from '@coussinet/contract/onboarding.ts'
import { type AnimalRow, findBeginnings, identificationDeadline } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import type { Member } from '#platform/http/access.ts'

export type RefundsPort = {
  findAnyRefund: (db: Db, member_id: string) => Promise<{ refund_id: string } | undefined>
}

type TipReader = Pick<Member, 'id' | 'permissions' | 'features'>

export async function tipsFor(
  db: Db,
  { id, permissions, features }: TipReader,
  today: Day,
  { findAnyRefund }: RefundsPort,
): Promise<Tip[]> {
  const beginnings = await findBeginnings(db, id)
  if (!beginnings) throw problem('not_found')
  const has_refund = (await findAnyRefund(db, id)) !== undefined
  return tipsOf({ ...beginnings, has_refund, permissions, features }, today)
}

type Identification = Pick<AnimalRow, 'animal_id' | 'icad' | 'cover_start' | 'cover_end' | 'formula'>
/** The contract's days are null before there is one. */
type TipFacts = {
  mobile: string | null
  pending_email: string | null
  effective_date: Day | null
  end_date: Day | null
  status: string | null
  has_refund_account: boolean
  has_refund: boolean
  animals: readonly Identification[]
  permissions: readonly Permission[]
  features: readonly Feature[]
}

// domain rules §6.11: the cover is presented in the first days, a friend after them
const firstDays = 30

// A tip whose page would refuse the member helps nobody.
const needed: Partial<Record<TipId, Permission>> = {
  add_mobile: 'profile:write',
  confirm_email: 'profile:write',
  add_iban: 'payment-methods:write',
  add_icad: 'animals:write',
  get_care_sheet: 'contract:read',
  read_cover: 'contract:read',
}

/** Tips for `today`, missing and done, in the order in which they are told. Before the contract, those that prepare it. */
function tipsOf(known: TipFacts, today: Day): Tip[] {
  const { effective_date, end_date, status, permissions, features } = known
  const isOver = status === 'terminated' || (end_date !== null && end_date < today)
  const hasBegun = effective_date !== null && effective_date <= today
  const isNew = effective_date === null || today < addDays(effective_date, firstDays)
  const tips: Tip[] = [
    tip('add_mobile', known.mobile !== null, '/profile'),
    tip('confirm_email', known.pending_email === null, '/profile'),
    ...(effective_date === null
      ? []
      : [tip('add_iban', known.has_refund_account, '/profile/payment-methods/refund-account')]),
    ...(isOver
      ? []
      : known.animals
          .filter(({ formula, cover_end }) => formula !== 'default' && (cover_end === null || cover_end >= today))
          .map((animal) => identification(animal, today))),
    // domain rules §6.12: no care sheet before the first day
    ...(!isOver && hasBegun ? [tip('get_care_sheet', known.has_refund, '/profile/contract')] : []),
    ...(!isOver && hasBegun && isNew ? [tip('read_cover', false, '/profile/contract')] : []),
    ...(!isOver && !isNew && features.includes('sponsorship') ? [tip('invite', false, '/sponsorship')] : []),
  ]
  return tips.filter(({ id }) => {
    const permission = needed[id]
    return permission === undefined || permissions.includes(permission)
  })
}

const tip = (id: TipId, done: boolean, href: string): Tip => ({ id, done, animal_id: null, due_on: null, href })

function identification({ animal_id, icad, cover_start }: Identification, today: Day): Tip {
  const due_on = cover_start === null ? null : identificationDeadline(cover_start, today).due_on
  return { id: 'add_icad', done: icad !== null, animal_id, due_on, href: `/animals/${animal_id}` }
}
