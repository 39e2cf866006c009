import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { Chips } from '#ui/navigation/Chips.tsx'
import { faqMessages } from './faq.messages.ts'
import { faqQueries } from './faq.queries.ts'
import type { FaqFilter } from './faq-filter.ts'

/** Chips which write the chosen tag to the address; without the tags the page stands with all questions. */
export function FaqTags({ filter: { q } }: { filter: FaqFilter }) {
  const words = useMessages(faqMessages)
  const { data: tags = [] } = useQuery(faqQueries.tags())
  const kept = q === undefined ? {} : { q }
  return (
    <div className="faq-tags">
      <Chips label={words.filter}>
        <Link className="chip" to="/faq" search={kept} activeOptions={{ exact: true }} resetScroll={false}>
          {words.all}
        </Link>
        {tags.map(({ id, label }) => (
          <Link
            key={id}
            className="chip"
            to="/faq"
            search={{ ...kept, tag: id }}
            activeOptions={{ exact: true }}
            resetScroll={false}
          >
            {label}
          </Link>
        ))}
      </Chips>
    </div>
  )
}
