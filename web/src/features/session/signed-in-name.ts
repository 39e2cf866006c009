import { memberName } from '@coussinet/contract/domain/member-names.ts'
import { loadMember } from '#platform/member-context.ts'
import { me } from '#platform/queries.ts'
import { queries } from '#platform/query-client.ts'

/** Name of whoever is signed in. The page is theirs from then on: another member’s session loads it anew. */
export async function fetchSignedInName(): Promise<string | null> {
  await loadMember()
  const member = queries.getQueryData(me.queryKey)
  return member ? memberName(member) : null
}
