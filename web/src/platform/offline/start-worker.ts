import { trustScript } from '../browser/trusted-script.ts'

/** Registers the worker that opens the portal without a network; does nothing in a browser without workers, or one that refuses them. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(trustScript('/sw.js'), { updateViaCache: 'none' }).catch(() => undefined)
}
