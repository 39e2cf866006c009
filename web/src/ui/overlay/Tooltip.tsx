import './Tooltip.css'
import { cloneElement, useEffect, useEffectEvent, useId, useRef, type ReactElement, type ReactNode } from 'react'
import { placeBeside, type Side } from './place.ts'

export type TooltipSide = Side

/* long enough for the pointer to reach the bubble, whose text may be read or selected */
const reach_ms = 80

type TooltipProps = {
  text: ReactNode
  side?: TooltipSide | undefined
  /** Off where the text is already the name of the element. */
  describes?: boolean | undefined
  off?: boolean | undefined
  /** One element that takes the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** A bubble that names an icon or defines a word, on hover and focus, at once; Escape hides it. */
export function Tooltip({ text, side = 'top', describes = true, off = false, children }: TooltipProps) {
  const id = useId()
  const around = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const show = useEffectEvent(() => {
    const anchor = around.current?.firstElementChild
    const shown = bubble.current
    if (off || !anchor || !shown || shown.matches(':popover-open')) return
    shown.showPopover()
    placeBeside(anchor, shown, side)
  })
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    let leaving: ReturnType<typeof setTimeout> | undefined
    function hide() {
      clearTimeout(leaving)
      if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
    }
    function enter(event: PointerEvent) {
      clearTimeout(leaving)
      if (event.pointerType !== 'touch') show()
    }
    function leave() {
      clearTimeout(leaving)
      leaving = setTimeout(hide, reach_ms)
    }
    around.current?.addEventListener('pointerenter', enter, { signal })
    around.current?.addEventListener('pointerleave', leave, { signal })
    around.current?.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(':focus-visible') && show(),
      { signal },
    )
    around.current?.addEventListener('focusout', hide, { signal })
    around.current?.addEventListener('click', hide, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
    return () => {
      clearTimeout(leaving)
      listeners.abort()
    }
  }, [])

  const own = children.props['aria-describedby']
  const described = describes && !off ? [own, id].filter(Boolean).join(' ') : own
  return (
    <span ref={around} className="tooltip-anchor">
      {cloneElement(children, { 'aria-describedby': described })}
      <span
        ref={bubble}
        id={id}
        className="tooltip"
        role="tooltip"
        popover="manual"
        aria-hidden={describes ? undefined : true}
      >
        {text}
      </span>
    </span>
  )
}
