import { mostDisputes } from '@coussinet/contract/disputes.ts'
import { careKindNames } from '@coussinet/contract/domain/care.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { Db } from '#platform/db/db.ts'
import { parseMoment } from '#platform/db/json-moments.ts'
import { isDecided } from '../../claims/claims.ts'
import { statusToday } from '../../quotes/quotes.ts'
import { disputeUntil } from '../dispute-clock.ts'
import { findNewestRequests } from './searchable-requests.store.ts'

type SearchableQuery = { limit: number; country: Country; today: Day }

/** The newest requests and quotes of a member with everything that search looks at, in one statement. */
export async function searchableRequests(
  db: Db,
  member_id: string,
  language: Language,
  { limit, country, today }: SearchableQuery,
) {
  const { requests, quotes, ...of } = await findNewestRequests(db, member_id, limit)
  const animals = Map.groupBy(of.animals, ({ request_id }) => request_id)
  const messages = Map.groupBy(of.messages, ({ request_id }) => request_id)
  const refunds = Map.groupBy(of.refunds, ({ request_id }) => request_id)
  const disputes = Map.groupBy(of.disputes, ({ request_id }) => request_id)
  const found = requests.map((request) => {
    const paid = refunds.get(request.request_id) ?? []
    const ownDisputes = disputes.get(request.request_id) ?? []
    return {
      ...request,
      may_be_disputed:
        isDecided(request.status) &&
        !request.before_portal &&
        ownDisputes.length < mostDisputes &&
        ownDisputes.every(({ status }) => status !== 'pending') &&
        // The later day of the decision is not read here.
        today <= disputeUntil(toLocalDay(parseMoment(request.created_at)), country),
      animals: (animals.get(request.request_id) ?? []).map(({ name }) => name),
      refunds: paid,
      disputes: ownDisputes,
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
  return { requests: found, quotes: quotes.map((quote) => ({ ...quote, status: statusToday(quote, today) })) }
}
type SearchableSubjects = Awaited<ReturnType<typeof searchableRequests>>
export type SearchableRequest = SearchableSubjects['requests'][number]
export type SearchableQuote = SearchableSubjects['quotes'][number]
