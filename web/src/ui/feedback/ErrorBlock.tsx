import RotateCw from 'lucide-react/icons/rotate-cw'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { keepPlace } from './keep-place.ts'
import { Note } from './Note.tsx'

type ErrorBlockProps = {
  /** What failed. */
  title: ReactNode
  text?: ReactNode
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  /** The verb shown while it is tried again. */
  retrying?: string | undefined
  /** The heading of the block that failed, kept in its place. */
  heading?: ReactNode
  level?: 2 | 3 | undefined
}

/** A failure inside its block, and a way to try again; the rest of the page stands. */
export function ErrorBlock({ title, text, retryLabel, onRetry, retrying, heading, level = 2 }: ErrorBlockProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const block = useRef<HTMLDivElement>(null)
  function tryAgain() {
    if (block.current) keepPlace(block.current)
    onRetry?.()
  }
  return (
    <div ref={block} className="stack gap-m">
      {heading && <Heading className="h3">{heading}</Heading>}
      <Note tone="danger" title={title} live>
        {text && <span className="small muted note-line">{text}</span>}
      </Note>
      {onRetry && retryLabel && (
        <div>
          <Button size="small" icon={<RotateCw />} busy={retrying} onClick={tryAgain}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
