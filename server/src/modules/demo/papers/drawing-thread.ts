import { parentPort, workerData } from 'node:worker_threads'
import type { PaperDrawing } from './drawing.ts'
import { renderPapers } from './render-papers.ts'

const drawings: PaperDrawing[] = workerData
for await (const paper of renderPapers(drawings)) parentPort?.postMessage({ paper })
