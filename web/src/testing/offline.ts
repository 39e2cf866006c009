import { onlineManager } from '@tanstack/react-query'
import { expect, vi } from 'vitest'

/** Takes the network away, as soon as the page listens for that; returns what brings it back. */
export async function goOffline(): Promise<() => void> {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const isHeard = () => {
    dispatchEvent(new Event('offline'))
    return !onlineManager.isOnline()
  }
  await expect.poll(isHeard).toBe(true)
  return () => {
    line.mockReturnValue(true)
    dispatchEvent(new Event('online'))
  }
}
