import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Does an action once for each new `what` (null: for nothing), when the place is in view of somebody who looks at the page. */
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
