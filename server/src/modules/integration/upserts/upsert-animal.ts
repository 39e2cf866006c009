import type { AnimalUpsert } from '@coussinet/contract/integration/upserts/animal.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { settleMemberDueChanges } from '#modules/contract/contract.ts'
import { contributionAfterEnd } from '#modules/contributions/contributions.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { findAnimalToRead, upsertAnimal as write, upsertByExternalId } from '#modules/policy/policy.ts'
import { resumeRequestsAwaitingIcad, sendCoverEndNotice } from '#modules/refunds/refunds.ts'
import { auditUpsert, type UpsertAuthor, type UpsertContext, unchanged } from '#platform/upsert.ts'

type UpsertInput = AnimalUpsert & { id: string }

/**
 * Creates or changes an animal from the insurer's data; requests that waited for its identification number continue.
 */
export async function upsertAnimal(
  platform: UpsertContext,
  by: UpsertAuthor,
  { id: animal_id, nevg, ...given }: UpsertInput,
): Promise<UpsertResult> {
  const { db, clock } = platform
  const member_id = await requireMemberByNevg(db, nevg)
  return upsertByExternalId(db, {
    kind: 'animal',
    name: animal_id,
    member_id,
    find: (tx, bearer) => findAnimalToRead(tx, bearer, animal_id),
    write: async (tx) => {
      const at = clock()
      const settleDueChanges = () => settleMemberDueChanges(tx, platform, member_id)
      const { animal, changed, fields } = await write(tx, { member_id, animal_id, given, at, settleDueChanges })
      if (fields?.length === 0) return unchanged
      const unit = createUnit(tx, platform, { member_id, at })
      if (changed.icad) await resumeRequestsAwaitingIcad(unit, animal_id)
      if (changed.cover_end) await sendCoverEndNotice(unit, { contributionAfterEnd }, animal)
      const auditEntry = {
        kind: 'animal',
        subject_id: animal_id,
        fields: fields ?? [],
        created: fields === null,
        by,
        at,
      }
      await auditUpsert(tx, { member_id, ...auditEntry, topics: ['profile'] })
      return { result: fields === null ? 'created' : 'changed' }
    },
  })
}
