import { Worker } from 'node:worker_threads'
import { programFile } from '#platform/core/build.ts'
import type { PaperDrawing, DrawnPaper } from './drawing.ts'

let latest: { of: string; papers: Promise<DrawnPaper[]> } | null = null

/** Draws papers in their order. Those of the last time are there at once: a demo that begins anew on the same day has the same. */
export function drawPapers(drawings: readonly PaperDrawing[]): Promise<DrawnPaper[]> {
  const of = JSON.stringify(drawings)
  if (latest?.of !== of) latest = { of, papers: draw(drawings) }
  const { papers } = latest
  papers.catch(() => {
    if (latest?.papers === papers) latest = null
  })
  return papers
}

/** Draws in a thread of its own: the portal goes on meanwhile, and the memory is given back. */
function draw(drawings: readonly PaperDrawing[]): Promise<DrawnPaper[]> {
  return new Promise((resolve, reject) => {
    const drawn: DrawnPaper[] = []
    const thread = new Worker(programFile(import.meta.dirname, 'drawing-thread.ts'), { workerData: drawings })
    // With `node --watch` a thread also sends what it imports.
    thread.on('message', ({ paper }: { paper?: DrawnPaper }) => {
      if (paper) drawn.push(paper)
    })
    thread.on('error', reject)
    thread.on('exit', () =>
      drawn.length === drawings.length ? resolve(drawn) : reject(new Error('the demo’s papers were not all drawn')),
    )
  })
}
