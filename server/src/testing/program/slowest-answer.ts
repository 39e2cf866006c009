import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/**
 * Calls an address ten times a second in a thread of its own, which a test that is busy does not hold up. The answer stops it and gives the
 * slowest response, in milliseconds.
 */
export function watchSlowest(address: string): () => Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: address })
  let slowest = 0
  worker.on('message', (took: number) => (slowest = Math.max(slowest, took)))
  return async () => {
    await worker.terminate()
    return slowest
  }
}

if (!isMainThread && typeof workerData === 'string') {
  for (;;) {
    const began = performance.now()
    await (await fetch(workerData)).arrayBuffer()
    parentPort?.postMessage(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
