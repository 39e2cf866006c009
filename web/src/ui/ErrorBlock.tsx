import { type ReactNode, type RefObject, useRef } from 'react'
import RotateCw from '~icons/lucide/rotate-cw'
import { Button } from './Button.tsx'
import { Note } from './Note.tsx'
import styles from './Note.module.css'

type ErrorBlockProps = {
  title: ReactNode
  text?: ReactNode
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  /** The verb shown while it is tried again. */
  retrying?: string | undefined
  /** The heading of the failed block, which keeps its place. */
  heading?: ReactNode
  level?: 2 | 3 | undefined
  /** Shows the name only, in a line: another block of the page has the details. */
  quiet?: boolean | undefined
  place?: RefObject<HTMLDivElement | null> | undefined
}

/** A failure inside its block, with a retry; the rest of the page stays. */
export function ErrorBlock(props: ErrorBlockProps) {
  const { title, text, retryLabel, onRetry, retrying, heading, level = 2, quiet = false } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  const own = useRef<HTMLDivElement>(null)
  const block = props.place ?? own
  function tryAgain() {
    if (block.current) preserveScroll(block.current)
    onRetry?.()
  }
  return (
    <div ref={block} className={`stack gap-m ${styles.failure}`}>
      {heading && <Heading className="h3">{heading}</Heading>}
      {quiet ? (
        <p className="small muted">{title}</p>
      ) : (
        <Note tone="danger" title={title} live>
          {text && <span className={`small muted ${styles.line}`}>{text}</span>}
        </Note>
      )}
      {!quiet && onRetry && retryLabel && (
        <div>
          <Button size="small" icon={<RotateCw />} busy={retrying} onClick={tryAgain}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  )
}

const reached = 'h1, h2, h3, h4, a[href], button, input, select, textarea, summary'
const patience_ms = 20_000

/**
 * Called before a failed part of a page is retried: the focus, which is lost with its button, moves to the heading or the first control of
 * the replacement, unless the member has moved on by then.
 */
function preserveScroll(failed: HTMLElement): void {
  const { parentElement: place, previousElementSibling: before, nextElementSibling: after } = failed
  if (place === null) return
  function* shown() {
    let part = before ? before.nextElementSibling : place?.firstElementChild
    for (; part && part !== after; part = part.nextElementSibling) yield part
  }
  function settle() {
    const { activeElement } = document
    if (failed.isConnected && failed.contains(activeElement)) return
    if (activeElement !== null && activeElement !== document.body) {
      stop()
      return
    }
    for (const part of shown()) {
      const target = part.matches(reached) ? part : part.querySelector(reached)
      if (part === failed || !(target instanceof HTMLElement) || !target.checkVisibility()) continue
      stop()
      if (/^H\d$/.test(target.tagName)) target.tabIndex = -1
      target.focus({ preventScroll: true })
      return
    }
  }
  const watch = new MutationObserver(settle)
  const waiting = setTimeout(() => watch.disconnect(), patience_ms)
  function stop() {
    clearTimeout(waiting)
    watch.disconnect()
  }
  watch.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
}
