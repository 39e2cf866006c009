import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PersonAnswers } from '#features/contact/PersonAnswers.tsx'
import { faqQueries } from '#features/faq/faq.queries.ts'
import { FaqPage } from '#features/faq/FaqPage.tsx'
import { settleWithin } from '#platform/page/settle-within.ts'

type FaqSearch = { tag?: string | undefined; q?: string | undefined }

export const Route = createFileRoute('/_member/faq')({
  staticData: {
    crumb: pageNames.faq,
    headed: true,
  },
  validateSearch: ({ tag, q }: Record<string, unknown>): FaqSearch => ({
    ...(typeof tag === 'string' && { tag }),
    ...((typeof q === 'string' || typeof q === 'number') && { q: String(q) }),
  }),
  // Quick answers come with the page, so that `#faq-07` stays where it was found; a search under way holds nothing up.
  loader: ({ context: { queries }, location: { search }, cause }) => {
    const loads = [queries.prefetchQuery(faqQueries.tags()), queries.prefetchQuery(faqQueries.questions(search))]
    return cause === 'stay' ? undefined : settleWithin(loads)
  },
  component: Page,
})

function Page() {
  return <FaqPage filter={Route.useSearch()} help={<PersonAnswers canWrite />} />
}
