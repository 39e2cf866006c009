import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { SearchHit } from '@coussinet/contract/search.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import MessageCircle from '~icons/lucide/message-circle'
import Search from '~icons/lucide/search'
import { searchMessages } from '#messages/search.ts'
import { useOnline } from '#platform/browser/use-online.ts'
import { useDownload } from '#platform/download.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Gate } from '#platform/permissions.tsx'
import { ErrorBlock } from '#ui/ErrorBlock.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { groupResults, movedTo } from './found-groups.ts'
import { FoundList, optionId } from './FoundList.tsx'
import { searchQuery } from './search.queries.ts'
import styles from './search.module.css'

const longest = 200

/** The option that Enter opens before one walks: the best one, and no guess. */
const firstOf = (isSure: boolean) => (isSure ? 0 : -1)

type SearchBoxProps = { onDone: () => void; cross: ReactNode }

/** A search field with results while typing: a combobox, whose list the arrow keys move through. */
export function SearchBox({ onDone, cross }: SearchBoxProps) {
  const words = useMessages(searchMessages)
  const language = useLanguage()
  const router = useRouter()
  const queries = useQueryClient()
  const download = useDownload()
  const isOnline = useOnline()
  const list = useId()
  const [typed, setTyped] = useState('')
  // Null: nothing was walked to or pointed at.
  const [walked, setWalked] = useState<number | null>(null)
  const text = typed.trim()
  const query = searchQuery(text, language)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  // Without a network, results of another text would stay forever.
  const isCut = !isOnline && (data === undefined || isPlaceholderData)
  const isSure = data?.is_sure ?? true
  const groups = groupResults(error || isCut ? [] : (data?.data ?? []), { isSure })
  const count = sumBy(groups, ({ found }) => found.length)
  const active = walked ?? firstOf(isSure)
  const isAnswered = text !== '' && data !== undefined && !isPlaceholderData && !error

  function show(place: number) {
    setWalked(place)
    document.getElementById(optionId(list, place))?.scrollIntoView({ block: 'nearest' })
  }
  function choose({ href, download: isFile, kind }: SearchHit) {
    onDone()
    if (isFile) void download(href, kind)
    else void router.navigate({ href })
  }
  // Its own answer to the field's text is awaited.
  async function chooseActive(field: HTMLInputElement) {
    if (isCut) return
    const found = await queries.ensureQueryData(query).catch(() => null)
    if (!found) return
    const place = isPlaceholderData ? firstOf(found.is_sure) : active
    const chosen = groupResults(found.data, { isSure: found.is_sure }).flatMap((group) => group.found)[place]
    // Closed, or typed on, meanwhile: no longer meant.
    if (chosen && field.isConnected && field.value === typed) choose(chosen)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const place = movedTo(event.key, active, count)
    if (place === null && event.key !== 'Enter') return
    event.preventDefault()
    if (place === null) void chooseActive(event.currentTarget)
    else show(place)
  }
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <Search />
        <input
          type="search"
          role="combobox"
          aria-label={words.title}
          aria-expanded={count > 0}
          aria-controls={count > 0 ? list : undefined}
          aria-activedescendant={count > 0 && active >= 0 ? optionId(list, active) : undefined}
          aria-autocomplete="list"
          aria-busy={isFetching}
          placeholder={words.placeholder}
          maxLength={longest}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setWalked(null)
          }}
          onKeyDown={press}
        />
        {cross}
      </div>
      <p role="status" className="sr">
        {isAnswered && isSure && count > 0 && words.count(count)}
        {isAnswered && !isSure && [words.nothing(text), count > 0 && words.guesses(count)].filter(Boolean).join(' ')}
      </p>
      {data !== undefined && !isSure && !error && !isCut && <NothingSure text={text} />}
      {count > 0 ? (
        <FoundList
          id={list}
          groups={groups}
          active={active}
          isOld={isPlaceholderData}
          onPoint={setWalked}
          onChoose={choose}
        />
      ) : (
        (isCut || error || data === undefined) && (
          <SearchState state={isCut ? 'offline' : error ? 'failed' : 'waiting'} onRetry={() => void refetch()} />
        )
      )}
    </div>
  )
}

type SearchStateProps = { state: 'waiting' | 'offline' | 'failed'; onRetry: () => void }

function SearchState({ state, onRetry }: SearchStateProps) {
  const words = useMessages(searchMessages)
  return (
    <div className={styles.state}>
      {state === 'waiting' && <Skeleton shape="rows" label={words.searching} />}
      {state === 'offline' && <p role="status">{words.offline}</p>}
      {state === 'failed' && <ErrorBlock title={words.failed} retryLabel={words.retry} onRetry={onRetry} />}
    </div>
  )
}

function NothingSure({ text }: { text: string }) {
  const words = useMessages(searchMessages)
  return (
    <div className={`${styles.state} stack gap-m`}>
      <div className="two">
        <p className="strong">{words.nothing(text)}</p>
        <p className="small muted">{words.hint}</p>
      </div>
      <Gate permission="contact:write">
        <LinkButton to="/contact" size="small" className={styles.contact}>
          <MessageCircle />
          {words.contact}
        </LinkButton>
      </Gate>
    </div>
  )
}
