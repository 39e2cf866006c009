import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Drawing, Drawn } from './drawing.ts'

/** Draws papers in a thread of its own, in their order: the portal goes on meanwhile, and the memory is given back. */
export function drawPapers(drawings: readonly Drawing[]): Promise<Drawn[]> {
  return new Promise((resolve, reject) => {
    const drawn: Drawn[] = []
    const thread = new Worker(join(import.meta.dirname, 'drawing-thread.ts'), { workerData: drawings })
    // With `node --watch` a thread also sends what it imports.
    thread.on('message', ({ paper }: { paper?: Drawn }) => {
      if (paper) drawn.push(paper)
    })
    thread.on('error', reject)
    thread.on('exit', () =>
      drawn.length === drawings.length ? resolve(drawn) : reject(new Error('the demo’s papers were not all drawn')),
    )
  })
}
