import { careKindNames } from '@coussinet/contract/domain/care-kinds.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Db } from '#platform/db/db.ts'
import { animalsOfRequests } from '../requests/refund-requests.store.ts'
import { findNewestRequests, findPaidOnRequests } from './searchable-requests.store.ts'

/** The newest requests of a member with all by which one looks for them, in three statements. */
export async function searchableRequests(db: Db, member_id: string, language: Language, limit: number) {
  const requests = await findNewestRequests(db, member_id, limit)
  const ids = requests.map(({ request_id }) => request_id)
  const animals = Map.groupBy(await animalsOfRequests(db, member_id, ids), ({ request_id }) => request_id)
  const refunds = Map.groupBy(await findPaidOnRequests(db, member_id, ids), ({ request_id }) => request_id)
  return requests.map((request) => {
    const paid = refunds.get(request.request_id) ?? []
    return {
      ...request,
      animals: (animals.get(request.request_id) ?? []).map(({ name }) => name),
      refunds: paid,
      care: [
        ...new Set(
          paid.flatMap(({ lines }) =>
            lines.flatMap(({ label, care_kind }) => [careKindNames[language][care_kind], ...(label ? [label] : [])]),
          ),
        ),
      ],
    }
  })
}
export type SearchableRequest = Awaited<ReturnType<typeof searchableRequests>>[number]
