import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { SearchField } from '#ui/forms/field/SearchField.tsx'
import { faqMessages } from './faq.messages.ts'
import { type FaqFilter, wordsOf } from './faq-filter.ts'

const pause = 250

/** Words to search for; they are written to the address once the typing rests. */
export function FaqSearch({ filter }: { filter: FaqFilter }) {
  const words = useMessages(faqMessages)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(filter.q ?? '')
  const [followed, setFollowed] = useState(filter.q)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // The address has changed by other means: back, or a link.
  if (followed !== filter.q) {
    setFollowed(filter.q)
    if (wordsOf(typed) !== filter.q) setTyped(filter.q ?? '')
  }

  function search(text: string, wait: number) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const q = wordsOf(text)
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
        className="faq-search"
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
