import { revoke } from '../calls/refresh.ts'

const longest_ms = 5000

/**
 * Ends a former session on the server, once the device shows notifications for the session that has replaced it: a subscription ends with
 * its session. Waits 5 seconds at most; a failure is ignored.
 */
export async function revokeAfterHandOver(former: string): Promise<void> {
  // Few devices may show any, and the others load nothing for it.
  if ('Notification' in window && Notification.permission === 'granted')
    await Promise.race([
      import('./follow-device.ts')
        .then(({ followDevice }) => followDevice({ identifies: true }))
        .catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, longest_ms)),
    ])
  revoke(former)
}
