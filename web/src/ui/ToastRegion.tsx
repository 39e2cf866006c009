import { useEffect, useRef, useSyncExternalStore } from 'react'
import X from '~icons/lucide/x'
import {
  currentToasts,
  dismissToast,
  pauseToasts,
  resumeToasts,
  staysOn,
  subscribeToToasts,
  toastsOnTheServer,
  type Toast,
} from './toast-store.ts'
import styles from './Toast.module.css'

function Message({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, text, tone, action } = toast
  return (
    <div className={styles.toast} data-tone={tone} data-toast={id}>
      <span className="bean" />
      <span className="grow">{text}</span>
      {action && (
        <button
          type="button"
          className={styles.act}
          onClick={() => {
            dismissToast(id)
            action.onAction()
          }}
        >
          {action.label}
        </button>
      )}
      {staysOn(toast) && (
        <button
          type="button"
          className={`${styles.act} ${styles.actClose}`}
          aria-label={closeLabel}
          onClick={() => dismissToast(id)}
        >
          <X className="icon-s" />
        </button>
      )}
    </div>
  )
}

/** Escape dismisses the message that holds the focus. */
function dismissHolder({ key, target }: KeyboardEvent) {
  const id = target instanceof Element ? target.closest('[data-toast]')?.getAttribute('data-toast') : null
  if (key !== 'Escape' || !id) return
  dismissToast(id)
  resumeToasts()
}

/** Region of passing messages; once in the shell. They wait while the pointer or the focus is on them. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnTheServer)
  const failures = toasts.filter((toast) => toast.tone === 'danger')
  const others = toasts.filter((toast) => toast.tone !== 'danger')
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const place = region.current
    const listeners = new AbortController()
    const { signal } = listeners
    place?.addEventListener('pointerenter', pauseToasts, { signal })
    place?.addEventListener('pointerleave', resumeToasts, { signal })
    place?.addEventListener('focusin', pauseToasts, { signal })
    place?.addEventListener('focusout', resumeToasts, { signal })
    place?.addEventListener('click', resumeToasts, { signal })
    place?.addEventListener('keydown', dismissHolder, { signal })
    return () => listeners.abort()
  }, [])
  return (
    <section ref={region} className={styles.toasts} aria-label={label}>
      <output className={styles.lane}>
        {others.map((toast) => (
          <Message key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </output>
      <div className={styles.lane} role="alert">
        {failures.map((toast) => (
          <Message key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  )
}
