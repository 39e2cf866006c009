import { parentPort, workerData } from 'node:worker_threads'
import type { Drawing } from './drawing.ts'
import { renderPapers } from './render-papers.ts'

const drawings: Drawing[] = workerData
for await (const paper of renderPapers(drawings)) parentPort?.postMessage({ paper })
