import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { faqMessages } from '#messages/help.ts'
import { useEnd } from '#platform/browser/use-end.ts'
import { useOnline } from '#platform/browser/use-online.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { ChipLink } from '#platform/links/ChipLink.ts'
import { Block } from '#platform/page/Block.tsx'
import { Chips } from '#ui/Chips.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type FaqFilter, toSearchWords } from './faq-filter.ts'
import { faqQueries } from './faq.queries.ts'
import { Questions } from './Questions.tsx'
import styles from './faq.module.css'

/** The most frequent questions, by subject, found by tag and by words; `help` is a person to contact. */
export function FaqPage({ filter, help }: { filter: FaqFilter; help: ReactNode }) {
  const words = useMessages(faqMessages)
  // Earlier results stay until the next is there.
  const shown = useDeferredValue(filter)
  const isCut = !useOnline() && shown !== filter
  return (
    <div className="content">
      <div className={`page-head ${styles.head}`}>
        <h1>{words.title}</h1>
      </div>
      <FaqSearch filter={filter} />
      <FaqTags filter={filter} />
      <div role="status">{isCut && <p className={`small muted ${styles.cut}`}>{words.offline}</p>}</div>
      <div className={`cols ${styles.cols}`}>
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

/** Chips that write the selected tag to the address; without the tags the page shows all questions. */
function FaqTags({ filter: { q } }: { filter: FaqFilter }) {
  const words = useMessages(faqMessages)
  const { data: tags = [] } = useQuery(faqQueries.tags())
  const search = q === undefined ? {} : { q }
  return (
    <div className={styles.tags}>
      <Chips label={words.filter}>
        <ChipLink to="/faq" search={search} activeOptions={{ exact: true }} resetScroll={false}>
          {words.all}
        </ChipLink>
        {tags.map(({ id, label }) => (
          <ChipLink
            key={id}

            to="/faq"
            search={{ ...search, tag: id }}
            activeOptions={{ exact: true }}
            resetScroll={false}
          >
            {label}
          </ChipLink>
        ))}
      </Chips>
    </div>
  )
}

const pause = 250

/** Words to search for; they are written to the address once the typing rests. */
function FaqSearch({ filter }: { filter: FaqFilter }) {
  const words = useMessages(faqMessages)
  const navigate = useNavigate()
  const router = useRouter()
  const [typed, setTyped] = useState(filter.q ?? '')
  const [followed, setFollowed] = useState(filter.q)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEnd(() => clearTimeout(timer.current))
  // The address has changed by other means: back, or a link.
  if (followed !== filter.q) {
    setFollowed(filter.q)
    if (toSearchWords(typed) !== filter.q) setTyped(filter.q ?? '')
  }

  function search(text: string, wait: number) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // A member who is on the way to another page is not taken back.
      if (router.latestLocation.pathname !== '/faq') return
      const q = toSearchWords(text)
      void navigate({
        to: '/faq',
        search: ({ tag }) => ({ ...(tag !== undefined && { tag }), ...(q !== undefined && { q }) }),
        replace: true,
        resetScroll: false,
      })
    }, wait)
  }

  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          search(typed, 0)
        }}
      >
        <SearchField
          name="q"
          maxLength={200}
          label={words.search}
          placeholder={words.example}
          value={typed}
          onValue={(text) => search(text, pause)}
          clearLabel={words.clear}
          onClear={() => search('', 0)}
        />
      </form>
    </search>
  )
}
