import { useEffect, type RefObject } from 'react'

/** The mark that the inline script leaves on a form sent before the code arrived. */
const EARLY_SUBMIT = 'sentEarly'

/** Sends again, once, a form that was sent before the code arrived; `isReady` once the form holds what was typed. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>, isReady = true): void {
  useEffect(() => {
    const shown = form.current
    if (!isReady || shown?.dataset[EARLY_SUBMIT] === undefined) return
    shown.removeAttribute('data-sent-early')
    shown.querySelector('[type=submit]')?.removeAttribute('aria-busy')
    shown.requestSubmit()
  }, [form, isReady])
}
