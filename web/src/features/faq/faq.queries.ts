import { listFaqs, listFaqTags, type FaqQuestion, voteOnQuestion } from '@coussinet/contract/faq.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { MINUTE } from '#platform/calls/query-client.ts'
import { currentLanguage } from '#platform/language/i18n.ts'
import type { FaqFilter } from './faq-filter.ts'

const staleTime = 10 * MINUTE

export const faqQueries = {
  tags: () =>
    queryOptions({
      queryKey: ['faq-tags', currentLanguage()],
      queryFn: async ({ signal }) => (await call(listFaqTags, {}, { signal })).data,
      staleTime,
    }),
  questions: ({ tag, q }: FaqFilter) =>
    queryOptions({
      queryKey: ['faqs', currentLanguage(), tag ?? '', q ?? ''],
      queryFn: async ({ signal }) => (await call(listFaqs, { query: { tag, q } }, { signal })).data,
      staleTime,
    }),
}

/** Shows a member's vote wherever the answer is cached. */
function showVote(queries: QueryClient, id: string, useful: boolean | null): void {
  queries.setQueriesData<FaqQuestion[]>({ queryKey: ['faqs'] }, (all) =>
    all?.map((one) => (one.id === id ? { ...one, useful } : one)),
  )
}

/** Votes on an answer: shown at once, reverted on failure; throws an `ApiProblem`. */
export async function vote(queries: QueryClient, { id, useful: before }: FaqQuestion, useful: boolean): Promise<void> {
  await queries.cancelQueries({ queryKey: ['faqs'] })
  showVote(queries, id, useful)
  try {
    await call(voteOnQuestion, { params: { question: id }, body: { useful } })
  } catch (error) {
    showVote(queries, id, before)
    throw error
  }
}
