import { type ReactNode, useRef, useState } from 'react'
import { showMoreMessages } from '#messages/platform.ts'
import { Button } from '#ui/Button.tsx'
import { errorToast } from './form/error-toast.ts'
import { useMessages } from './language/i18n.ts'
import styles from './ShowMore.module.css'

type ShowMoreProps = {
  /** An infinite query, or what has its form. */
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<{ error: unknown; hasNextPage: boolean }>
  }
  /** Named in reports of failures, such as "receipts.more". */
  action: string
  children: ReactNode
}

/**
 * Adds the next page to the list above. After a failure, which a toast names, it can be pressed again; after the last page the focus stays
 * in its place.
 */
export function ShowMore({ list, action, children }: ShowMoreProps) {
  const words = useMessages(showMoreMessages)
  const [isPressed, setIsPressed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  async function show() {
    setIsPressed(true)
    const { error, hasNextPage } = await list.fetchNextPage()
    if (error) errorToast(error, action)
    // The button has gone, and the focus with it.
    else if (!hasNextPage) place.current?.focus({ preventScroll: true })
  }
  if (!list.hasNextPage && !isPressed) return null
  return (
    <div ref={place} tabIndex={-1} className={list.hasNextPage ? styles.more : 'sr'}>
      {list.hasNextPage ? (
        <Button busy={list.isFetchingNextPage ? words.loading : undefined} onClick={() => void show()}>
          {children}
        </Button>
      ) : (
        words.all
      )}
    </div>
  )
}
