import './faq.css'
import { type ReactNode, useDeferredValue } from 'react'
import { useOnline } from '#platform/browser/use-online.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { FaqSearch } from './FaqSearch.tsx'
import { faqMessages } from './faq.messages.ts'
import type { FaqFilter } from './faq-filter.ts'
import { Questions } from './Questions.tsx'
import { FaqTags } from './FaqTags.tsx'

/** The questions that members ask most, by subject, found by tag and by words; `help` is a person to ask. */
export function FaqPage({ filter, help }: { filter: FaqFilter; help: ReactNode }) {
  const words = useMessages(faqMessages)
  // What was found stays until the next is there.
  const shown = useDeferredValue(filter)
  const isCut = !useOnline() && shown !== filter
  return (
    <div className="content">
      <div className="page-head faq-head">
        <h1>{words.title}</h1>
      </div>
      <FaqSearch filter={filter} />
      <FaqTags filter={filter} />
      <div role="status">{isCut && <p className="small muted faq-cut">{words.offline}</p>}</div>
      <div className="cols faq-cols">
        <div aria-busy={shown !== filter || undefined}>
          <Block what={words.failed} pending={<Skeleton shape="rows" count={6} label={words.loading} />}>
            <Questions filter={shown} />
          </Block>
        </div>
        <aside>{help}</aside>
      </div>
    </div>
  )
}
