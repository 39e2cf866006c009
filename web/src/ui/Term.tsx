import './Tooltip.css'
import { useId, useRef, type ReactNode } from 'react'
import { placeNextTo } from './Tooltip.tsx'

/** A word of the trade with its meaning, shown when pressed. */
export function Term({ definition, children }: { definition: ReactNode; children: ReactNode }) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const word = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={word} type="button" className="term" popoverTarget={id} aria-describedby={id}>
        {children}
      </button>
      <span
        ref={bubble}
        id={id}
        className="tooltip"
        role="tooltip"
        popover="auto"
        onToggle={(event) => {
          if (event.newState === 'open' && word.current && bubble.current)
            placeNextTo(word.current, bubble.current, 'top')
        }}
      >
        {definition}
      </span>
    </>
  )
}
