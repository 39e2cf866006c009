import { memberName } from '@coussinet/contract/domain/members.ts'
import { me } from '#platform/calls/queries.ts'
import { queries } from '#platform/calls/query-client.ts'
import { loadMember } from '#platform/member-context.ts'

/** Name of the signed-in member. The page belongs to them from then on: another member’s session reloads it. */
export async function fetchSignedInName(): Promise<string | null> {
  await loadMember()
  const member = queries.getQueryData(me.queryKey)
  return member ? memberName(member) : null
}
