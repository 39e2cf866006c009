import { cloneElement, type ReactElement, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import styles from './Tooltip.module.css'

type Side = 'top' | 'right' | 'bottom' | 'left'

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
    placeNextTo(anchor, shown, side)
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
    <span ref={around} className={styles.anchor}>
      {cloneElement(children, { 'aria-describedby': described })}
      <span
        ref={bubble}
        id={id}
        className={styles.tooltip}
        role="tooltip"
        popover="manual"
        aria-hidden={describes ? undefined : true}
      >
        {text}
      </span>
    </span>
  )
}

const gap = 6
const margin = 8
const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

function corner(side: Side, anchor: DOMRect, box: DOMRect): { left: number; top: number } {
  const left = anchor.left + (anchor.width - box.width) / 2
  const top = anchor.top + (anchor.height - box.height) / 2
  if (side === 'top') return { left, top: anchor.top - box.height - gap }
  if (side === 'bottom') return { left, top: anchor.bottom + gap }
  if (side === 'left') return { left: anchor.left - box.width - gap, top }
  return { left: anchor.right + gap, top }
}

/** Tells whether the box fits on that side; along the other axis the box is moved to fit anyway. */
function fits(side: Side, { left, top }: { left: number; top: number }, box: DOMRect): boolean {
  if (side === 'left' || side === 'right') return left >= margin && left + box.width <= innerWidth - margin
  return top >= margin && top + box.height <= innerHeight - margin
}

/** Puts a shown, fixed element beside another, on the other side where it would leave the window. */
function placeNextTo(anchor: Element, floating: HTMLElement, side: Side): void {
  const from = anchor.getBoundingClientRect()
  const box = floating.getBoundingClientRect()
  const wanted = corner(side, from, box)
  const { left, top } = fits(side, wanted, box) ? wanted : corner(opposite[side], from, box)
  floating.style.left = `${Math.min(Math.max(left, margin), innerWidth - box.width - margin)}px`
  floating.style.top = `${Math.min(Math.max(top, margin), innerHeight - box.height - margin)}px`
}
