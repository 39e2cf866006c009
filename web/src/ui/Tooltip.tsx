import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
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
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isWanted, setWanted] = useState(false)
  const isShown = isWanted && !off
  function show() {
    clearTimeout(leaving.current)
    setWanted(true)
  }
  function hide() {
    clearTimeout(leaving.current)
    setWanted(false)
  }
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') show()
  }
  function leave() {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(hide, reach_ms)
  }
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) show()
  }

  const own = children.props['aria-describedby']
  const described = describes && !off ? [own, id].filter(Boolean).join(' ') : own
  return (
    <span
      ref={around}
      className={styles.anchor}
      role="presentation"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={hide}
      onClick={hide}
    >
      {cloneElement(children, { 'aria-describedby': described })}
      {/* Made when it is first seen, unless it describes: a page of fifty icons has fifty of them. */}
      {(isShown || describes) && (
        <Bubble id={id} anchor={around} isShown={isShown} side={side} describes={describes} onEscape={hide}>
          {text}
        </Bubble>
      )}
    </span>
  )
}

type BubbleProps = {
  id: string
  anchor: { readonly current: HTMLElement | null }
  isShown: boolean
  side: Side
  /** Set if it has more information than the element's own name. */
  describes: boolean
  onEscape: () => void
  children: ReactNode
}

function Bubble({ id, anchor, isShown, side, describes, onEscape, children }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const shown = bubble.current
    const element = anchor.current?.firstElementChild
    if (!isShown || !shown || !element) return undefined
    shown.showPopover()
    placeNextTo(element, shown, side)
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape()
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      shown.hidePopover()
    }
  }, [anchor, isShown, side, onEscape])
  return (
    <span
      ref={bubble}
      id={id}
      className={styles.tooltip}
      role="tooltip"
      popover="manual"
      aria-hidden={describes ? undefined : true}
    >
      {children}
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
