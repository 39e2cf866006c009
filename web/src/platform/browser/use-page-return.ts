import { useEffect, useEffectEvent } from 'react'

/** Runs an action when the page is shown, also when the browser's own button leads back to it. */
export function usePageReturn(action: () => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    const listen = () => act()
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])
}
