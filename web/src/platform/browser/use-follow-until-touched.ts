import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back with each change of `value` while `isActive`, until the member presses something on this page. */
export function useFollowUntilTouched<Value>(isActive: boolean, value: Value, follow: (value: Value) => void): void {
  const lastValue = useRef(value)
  const isFollowing = useRef(false)
  const changed = useEffectEvent(follow)
  useEffect(() => {
    if (!isActive) return
    isFollowing.current = true
    const stopping = new AbortController()
    const stop = () => {
      isFollowing.current = false
      stopping.abort()
    }
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, stop, { signal: stopping.signal })
    return stop
  }, [isActive])
  useEffect(() => {
    if (lastValue.current === value) return
    lastValue.current = value
    if (isFollowing.current) changed(value)
  }, [value])
}
