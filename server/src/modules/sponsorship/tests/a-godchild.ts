import { addDays, today } from '@coussinet/contract/domain/days.ts'
import type { GodchildStatus } from '@coussinet/contract/domain/sponsorship.ts'
import { listSponsorshipRequests } from '@coussinet/contract/sponsorship.ts'
import { findDebitedIbans } from '#modules/contributions/mandates/mandates.store.ts'
import { isInArrears } from '#modules/contributions/receipts/receipts.ts'
import { inUnit } from '#modules/notifications/notifications.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember, openMemberSession } from '#testing/a-member.ts'
import type { TestPortal } from '#testing/start-portal.ts'
import { type GodchildMove, moveGodchild } from '../godchild-moves.ts'

type GodchildSpec = {
  status?: GodchildStatus
  offer_id?: string | null
  effective_date?: string | null
  firstname?: string
  email?: string
  phone?: string
}

export const aSponsor = (portal: TestPortal, spec: Parameters<typeof aMember>[1] = {}): Promise<TestMember> =>
  aMember(portal, { features: ['sponsorship', 'notifications'], ...spec })

/** A godchild straight into the database, by default one whose withdrawal period is over. */
export async function aGodchild(
  portal: TestPortal,
  { member_id }: TestMember,
  spec: GodchildSpec = {},
): Promise<string> {
  const {
    status = 'validated',
    offer_id = 'offer-2026-autumn',
    firstname = 'Camille R.',
    email = null,
    phone = null,
  } = spec
  const at = portal.clock.now()
  const id = newId()
  const effective_date =
    spec.effective_date === undefined ? (status === 'created' ? null : addDays(today(at), -14)) : spec.effective_date
  await portal.db
    .insertInto('sponsorship_requests')
    .values({
      member_id,
      sponsorship_request_id: id,
      reference: `PQ-2026-${id.slice(0, 8)}`,
      status,
      firstname,
      email,
      phone,
      language: 'fr',
      offer_id,
      created_at: at,
      effective_date,
    })
    .execute()
  return id
}

/** The insurer moves a godchild; returns what came of it, or the code of the problem. */
export function move(
  portal: TestPortal,
  { member_id }: TestMember,
  id: string,
  wanted: Omit<GodchildMove, 'id'>,
): Promise<string> {
  const at = portal.clock.now()
  return inUnit(portal.platform, { member_id, at, actor: 'insurer' }, (tx) =>
    moveGodchild(tx, { id, ...wanted }, { isInArrears, findDebitedIbans }),
  ).catch((error: Error) => error.message)
}

/** Content of the member's page, in a session of its own: weeks may have passed. */
export async function listed(portal: TestPortal, { member_id }: TestMember) {
  const as = await openMemberSession(portal, member_id)
  return (await portal.call(listSponsorshipRequests, { as })).body
}

export async function shown(portal: TestPortal, as: TestMember, id: string) {
  const found = (await listed(portal, as)).data.find((one) => one.id === id)
  if (!found) throw new Error(`${id} is not listed`)
  return found
}
