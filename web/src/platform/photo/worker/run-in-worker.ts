import { trustScript } from '../../browser/trusted-script.ts'
import { photoProblem } from '../photo-problem.ts'
import { type PhotoJob, type PhotoOutcome, type PhotoReport, type PhotoStage } from './photo-job.ts'
import workerUrl from './photo.worker.ts?worker&url'

type RunInWorkerOptions = { signal: AbortSignal; onStage: (stage: PhotoStage) => void }

const timeLimit = 60_000
const idleLimit = 30_000

let worker: Worker | null = null
let idleTimer: ReturnType<typeof setTimeout> | undefined
let lastTurn: Promise<unknown> = Promise.resolve()

/** Has the worker prepare one picture after the other, each within 60 s; rejects with `cancelled` alone. */
export function runInWorker(job: PhotoJob, watch: RunInWorkerOptions): Promise<PhotoOutcome> {
  const turn = lastTurn.then(() => perform(job, watch))
  lastTurn = turn.catch(() => undefined)
  return turn
}

function perform(job: PhotoJob, { signal, onStage }: RunInWorkerOptions): Promise<PhotoOutcome> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(photoProblem('cancelled'))
      return
    }
    const started = liveWorker()
    if (started === null) {
      resolve({ kind: 'failed' })
      return
    }
    const finished = new AbortController()
    const whileRunning = { signal: finished.signal }
    const finish = (outcome: PhotoOutcome) => {
      finished.abort()
      clearTimeout(limit)
      // After a failure the worker is replaced: otherwise it would never retry loading the HEIC decoder
      if (outcome.kind === 'prepared') idleTimer = setTimeout(discardWorker, idleLimit)
      else discardWorker()
      resolve(outcome)
    }
    const fail = () => finish({ kind: 'failed' })
    const limit = setTimeout(fail, timeLimit)
    started.addEventListener(
      'message',
      ({ data }: MessageEvent<PhotoReport>) => {
        if (data.kind === 'stage') onStage(data.stage)
        else finish(data)
      },
      whileRunning,
    )
    started.addEventListener('error', fail, whileRunning)
    started.addEventListener('messageerror', fail, whileRunning)
    signal.addEventListener(
      'abort',
      () => {
        reject(photoProblem('cancelled'))
        fail()
      },
      whileRunning,
    )
    started.postMessage(job)
  })
}

function liveWorker(): Worker | null {
  clearTimeout(idleTimer)
  try {
    worker ??= new Worker(trustScript(workerUrl), { type: 'module' })
    return worker
  } catch {
    return null
  }
}

function discardWorker(): void {
  worker?.terminate()
  worker = null
}
