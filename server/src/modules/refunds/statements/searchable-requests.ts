import { careKindNames } from '@coussinet/contract/domain/care-kinds.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Db } from '#platform/db/db.ts'
import { findNewestRequests } from './searchable-requests.store.ts'

/** The newest requests of a member with all by which one looks for them, in one statement. */
export async function searchableRequests(db: Db, member_id: string, language: Language, limit: number) {
  const { requests, ...of } = await findNewestRequests(db, member_id, limit)
  const animals = Map.groupBy(of.animals, ({ request_id }) => request_id)
  const messages = Map.groupBy(of.messages, ({ request_id }) => request_id)
  const refunds = Map.groupBy(of.refunds, ({ request_id }) => request_id)
  return requests.map((request) => {
    const paid = refunds.get(request.request_id) ?? []
    return {
      ...request,
      animals: (animals.get(request.request_id) ?? []).map(({ name }) => name),
      refunds: paid,
      messages: (messages.get(request.request_id) ?? []).map(({ text }) => text),
      care_kinds: paid.flatMap(({ lines }) => lines.map(({ care_kind }) => care_kind)),
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
