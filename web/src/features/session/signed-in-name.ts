import { memberName } from '@coussinet/contract/domain/members.ts'
import { me } from '#platform/calls/queries.ts'
import { queries } from '#platform/calls/query-client.ts'
import { loadMember } from '#platform/member-context.ts'

/** Name of whoever is signed in. The page is theirs from then on: another member’s session loads it anew. */
export async function fetchSignedInName(): Promise<string | null> {
  await loadMember()
  const member = queries.getQueryData(me.queryKey)
  return member ? memberName(member) : null
}
