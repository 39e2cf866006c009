import { useEffect, type RefObject } from 'react'

/** The mark that the page's first lines leave on a form sent before the code arrived. */
export const EARLY_SUBMIT = 'sentEarly'

/** Sends again, once, a form that was sent before the code arrived. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const shown = form.current
    if (shown?.dataset[EARLY_SUBMIT] === undefined) return
    shown.removeAttribute('data-sent-early')
    shown.requestSubmit()
  }, [form])
}
