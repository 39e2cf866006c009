import { parentPort, workerData } from 'node:worker_threads'
import type { Drawing } from './drawing.ts'
import { takePictures } from './take-picture.ts'

const drawings: Drawing[] = workerData
for await (const paper of takePictures(drawings)) parentPort?.postMessage({ paper })
