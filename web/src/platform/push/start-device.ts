import { startWorker } from '../offline/start-worker.ts'

/** Starts the worker, and has a device that may show notifications follow the member who is signed in. */
export async function startDevice(): Promise<void> {
  await startWorker()
  // Few devices may, and the others load nothing for it.
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const { followDevice } = await import('./follow-device.ts')
  await followDevice()
}
