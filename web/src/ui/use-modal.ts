import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import styles from './Button.module.css'

type ModalRules = {
  isOpen: boolean
  /** Called for Escape, and for a press outside unless `closesOutside` is false; the caller closes by its own state. */
  onClose: () => void
  closesOutside?: boolean | undefined
  /** A link inside leads elsewhere, so it closes too. */
  closesOnLink?: boolean | undefined
}

/**
 * Shows a native dialog as a modal while isOpen is true. The browser keeps the focus inside and returns it at the end; the focus starts on
 * the first field, else on the primary button, which is the safe one, or on the title if that button is below the fold, so that the
 * question is read from its beginning.
 */
export function useModal({
  isOpen,
  onClose,
  closesOutside = true,
  closesOnLink = false,
}: ModalRules): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useEffectEvent((event: Event) => {
    event.preventDefault()
    onClose()
  })
  const press = useEffectEvent(({ target }: MouseEvent) => {
    if (target === dialog.current) {
      if (closesOutside) onClose()
      return
    }
    // After the link's own handler: taken off the page before it, the link would be followed by a full load.
    if (closesOnLink && target instanceof Element && target.closest('a')) setTimeout(onClose)
  })
  // Closed while it is still on the page: a removed dialog returns no focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!isOpen || !shown) return
    const listeners = new AbortController()
    const { signal } = listeners
    shown.addEventListener('cancel', (event) => cancel(event), { signal })
    shown.addEventListener('click', (event) => press(event), { signal })
    shown.showModal()
    const field = shown.querySelector<HTMLElement>('[data-autofocus], input:not([type="hidden"]), select, textarea')
    const safe = shown.querySelector<HTMLElement>(`.${styles.primary}`)
    const title = shown.querySelector('h2')
    if (!field && title && shown.scrollHeight > shown.clientHeight) {
      title.tabIndex = -1
      title.focus()
    } else (field ?? safe)?.focus()
    return () => {
      listeners.abort()
      shown.close()
    }
  }, [isOpen])
  return dialog
}
