import { type GodchildStatus, godchildStatuses } from '@coussinet/contract/domain/sponsorship.ts'
import {
  neededOfSponsorship,
  type SponsorshipUpsert,
  type SponsorshipUpserted,
} from '@coussinet/contract/integration/upserts/sponsorship-request.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { findDebitedIbans, isInArrears } from '#modules/contributions/contributions.ts'
import { createUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { upsertByExternalId } from '#modules/policy/policy.ts'
import {
  type UpsertedGodchild,
  type GodchildFacts,
  findGodchild,
  saveGodchild,
  moveGodchild,
  payGain,
  renameGodchild,
} from '#modules/sponsorship/sponsorship.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { auditUpsert, type UpsertAuthor, type UpsertContext, requireFields } from '#platform/upsert.ts'

type UpsertInput = SponsorshipUpsert & { id: string }

/**
 * Creates or moves a godchild of a member. Each step uses the use case that checks it: a godchild who is the sponsor is
 * refused, and the response says so.
 */
export async function upsertGodchild(
  platform: UpsertContext,
  by: UpsertAuthor,
  { id, nevg, ...given }: UpsertInput,
): Promise<SponsorshipUpserted> {
  const { db } = platform
  const member_id = await requireMemberByNevg(db, nevg)
  return upsertByExternalId(db, {
    kind: 'sponsorship_request',
    name: id,
    member_id,
    find: (tx, bearer, lock) => findGodchild(tx, bearer, id, lock),
    write: (tx, present) => write(tx, platform, { member_id, id, given, present, by }),
  })
}

type GodchildUpsertInput = {
  member_id: string
  id: string
  given: Omit<SponsorshipUpsert, 'nevg'>
  present: UpsertedGodchild | undefined
  by: UpsertAuthor
}

async function write(
  db: Db,
  platform: UpsertContext,
  { member_id, id, given, present, by }: GodchildUpsertInput,
): Promise<SponsorshipUpserted> {
  const tx = createUnit(db, platform, { member_id, actor: 'insurer' })
  const { at } = tx
  if (present && present.refused_at !== null) return { result: 'unchanged', refused: true }
  if (!present) requireFields(given, neededOfSponsorship)
  const godchild = present ?? (await saveGodchild(db, platform, { member_id, id, given, at }))
  const { firstname = godchild.firstname } = given
  const renamed = await renameGodchild(db, { member_id, id, present: godchild, firstname })

  const { moved, refused } = await move(tx, { id, given }, godchild)
  const pays = given.paid_on !== undefined && given.paid_on !== godchild.paid_on && !refused
  if (pays && given.paid_on !== undefined) await payGain(tx, { id, paid_on: given.paid_on })
  const fields = [...(renamed ? ['firstname'] : []), ...(moved ? ['status'] : []), ...(pays ? ['paid_on'] : [])]
  if (present && fields.length === 0 && !refused) return { result: 'unchanged', refused }
  await auditUpsert(db, { member_id, kind: 'sponsorship_request', subject_id: id, fields, created: !present, by, at })
  await tx.announce('sponsorship')
  return { result: present ? 'changed' : 'created', refused }
}

/** Moves a godchild step by step from its present status to the insurer's. */
async function move(
  tx: UnitOfWork,
  { id, given }: Pick<GodchildUpsertInput, 'id' | 'given'>,
  { status: from, effective_date: known }: UpsertedGodchild,
) {
  const wanted = given.status ?? from
  const way = godchildStatuses.slice(godchildStatuses.indexOf(from) + 1, godchildStatuses.indexOf(wanted) + 1)
  if (godchildStatuses.indexOf(wanted) < godchildStatuses.indexOf(from))
    throw problem('conflict', { errors: { status: ['no_way_back'] } })
  const { effective_date } = given
  if (known !== null && effective_date !== undefined && effective_date !== known)
    throw fieldProblem('effective_date', 'agreed')
  for (const to of way.filter((step): step is Exclude<GodchildStatus, 'created'> => step !== 'created')) {
    const step = { id, to, godchild: factsOf(given) }
    const outcome = await moveGodchild(
      tx,
      { ...step, ...(effective_date === undefined ? {} : { effective_date }) },
      { isInArrears, findDebitedIbans },
    )
    if (outcome === 'refused') return { moved: true, refused: true }
  }
  return { moved: way.length > 0, refused: false }
}

const factsOf = ({ godchild = {} }: GodchildUpsertInput['given']): GodchildFacts => {
  const { nevg, email, phone, iban, address } = godchild
  return {
    ...(nevg && { nevg }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(iban && { iban }),
    ...(address && { address }),
  }
}
