import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { lookingAnchor } from './looking-anchor.tsx'
import styles from './Menu.module.css'

type MenuProps = {
  /** Names the button where its content does not. */
  label?: string | undefined
  trigger: ReactNode
  triggerClassName?: string | undefined
  side?: 'top' | 'bottom' | undefined
  align?: 'start' | 'end' | undefined
  /** Called when the button is hovered, focused or pressed: its content may be loaded then. */
  onReach?: (() => void) | undefined
  /** `MenuAnchor` and `MenuItem`. */
  children: ReactNode
}

const gap = 6

/** A button that discloses a few links and actions; Escape and a press elsewhere close it, the focus returns to the button. */
export function Menu({
  label,
  trigger,
  triggerClassName,
  side = 'bottom',
  align = 'start',
  onReach,
  children,
}: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const shown = menu.current
    const choose = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('a, button') && shown?.hidePopover()
    shown?.addEventListener('click', choose)
    return () => shown?.removeEventListener('click', choose)
  }, [])
  function place({ style }: HTMLElement) {
    const from = button.current?.getBoundingClientRect()
    if (!from) return
    style.top = side === 'bottom' ? `${from.bottom + gap}px` : 'auto'
    style.bottom = side === 'top' ? `${innerHeight - from.top + gap}px` : 'auto'
    style.left = align === 'start' ? `${from.left}px` : 'auto'
    style.right = align === 'end' ? `${document.documentElement.clientWidth - from.right}px` : 'auto'
    style.minWidth = `${from.width}px`
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
        onPointerEnter={onReach}
        onFocus={onReach}
        onClick={onReach}
      >
        {trigger}
      </button>
      <div
        ref={menu}
        id={id}
        className={styles.menu}
        popover="auto"
        onBeforeToggle={(event) => {
          if (event.newState === 'open') place(event.currentTarget)
        }}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  )
}

type MenuItemProps = { icon?: ReactNode; onPress: () => void; children: ReactNode }

export function MenuItem({ icon, onPress, children }: MenuItemProps) {
  return (
    <button type="button" className={styles.item} onClick={onPress}>
      {icon}
      {children}
    </button>
  )
}

export const MenuAnchor = lookingAnchor(styles.item)
