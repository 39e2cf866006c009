import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Runs an action once for each new `what` (none for null), when the element is in the viewport of a visible page. */
export function useSeen(place: RefObject<Element | null>, what: string | null, action: (what: string) => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    const element = place.current
    if (what === null || element === null) return
    let isInView = false
    let isDone = false
    const look = () => {
      if (isDone || !isInView || document.visibilityState !== 'visible') return
      isDone = true
      act(what)
    }
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting === true
      look()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [place, what])
}
