import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './Panel.module.css'

type PanelProps = {
  title: ReactNode
  hint?: ReactNode
  /** Name of the address after `#`, to begin here. */
  anchor?: string | undefined
  /** Content in place of the panel while it is open; null while it is closed. */
  form?: ReactNode
  /** Without it the panel cannot be opened. */
  edit?: { label: string; onEdit: () => void } | undefined
  /** Below the content, open or not. */
  after?: ReactNode
  children?: ReactNode
}

/** A part of a settings page: its name on the left, its content on the right, opened in place to edit. */
export function Panel({ title, hint, anchor, form = null, edit, after, children }: PanelProps) {
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const isOpen = form !== null
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    // Only if the focus disappeared with the form: another panel may have it.
    if (!hasClosed || (document.activeElement !== document.body && document.activeElement !== null)) return
    body.current?.querySelector<HTMLElement>('[data-edit]')?.focus()
  }, [isOpen])
  return (
    <section id={anchor} className={styles.panel} aria-labelledby={`${id}-title`}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <h2 id={`${id}-title`} className="h3">
            {title}
          </h2>
          {hint && <p className="small muted">{hint}</p>}
        </div>
        <div className={styles.body} ref={body}>
          {form ?? (
            <div className={styles.shown}>
              <div className="grow">{children}</div>
              {edit && (
                <Button
                  id={`${id}-edit`}
                  data-edit
                  size="small"
                  aria-labelledby={`${id}-edit ${id}-title`}
                  onClick={edit.onEdit}
                >
                  {edit.label}
                </Button>
              )}
            </div>
          )}
          {after}
        </div>
      </div>
    </section>
  )
}
