import { useRef, useState } from 'react'
import { apiProblem, hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { uploadFailure, type UploadFailure } from '#platform/photo/photo-problem.ts'
import type { PhotoQuality, PhotoStage } from '#platform/photo/prepare-photo.ts'

/** The end of a wait and the limit that it is for: `limit` is in MB or seconds an hour. */
type Wait = { until: string; why: 'soon' | 'uploads_sent' | 'uploads_prepared'; limit: number | string }

type ChosenFile = { name: string; original_size: number; preview: Blob | null }

/** A chosen file on its way to its place, or what became of it. */
export type Upload = ChosenFile &
  (
    | { state: 'preparing'; stage: PhotoStage }
    | { state: 'sending'; fraction: number }
    /** More than is allowed now: the upload continues by itself at that instant. */
    | ({ state: 'waiting' } & Wait)
    | { state: 'received'; quality: readonly PhotoQuality[]; sent_size: number }
    | { state: 'failed'; failure: UploadFailure }
  )

export type UploadWatch = { signal: AbortSignal; onProgress: (fraction: number) => void }
export type SendFile = (place: string, file: File, watch: UploadWatch) => Promise<void>

type HeldFile = { file: File; stopping: AbortController }

// Number of waits after which an upload fails, with a message.
const mostWaits = 8

/** Uploads, and tries again after each wait that the portal requires: uploads beyond the hourly limit continue by themselves. */
async function sendWhenAllowed(
  send: () => Promise<void>,
  { signal, longest_s, onWait }: { signal: AbortSignal; longest_s: number; onWait: (wait: Wait) => void },
): Promise<void> {
  for (let waits = 0; ; waits += 1)
    try {
      return await send()
    } catch (error) {
      const seconds = isApiProblem(error) && hasCode(error, 'too_many_requests') ? error.retry_after : null
      if (!isApiProblem(error) || seconds === null || seconds > longest_s || waits === mostWaits) throw error
      const [key] = error.errors['files'] ?? []
      // Waiting does not help against this limit.
      if (key === 'uploads_kept') throw error
      onWait({
        until: new Date(Date.now() + seconds * 1000).toISOString(),
        why: key === 'uploads_sent' || key === 'uploads_prepared' ? key : 'soon',
        limit: error.params['files']?.['limit'] ?? '',
      })
      await pause(seconds * 1000, signal)
    }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(apiProblem('cancelled'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })

/**
 * The uploads of a page by their place (`invoice`, `care-sheet.<animal_id>`, …): each is prepared, sent, cancelled and tried again alone.
 * One that the portal lets wait for more than `longest_s` seconds fails.
 */
export function useUploads(send: SendFile, { longest_s = Number.POSITIVE_INFINITY } = {}) {
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({})
  const heldFiles = useRef(new Map<string, HeldFile>())

  async function run(place: string, file: File) {
    heldFiles.current.get(place)?.stopping.abort()
    const stopping = new AbortController()
    heldFiles.current.set(place, { file, stopping })
    const { signal } = stopping
    let known: ChosenFile = { name: file.name, original_size: file.size, preview: null }
    const tell = (upload: Upload) => {
      if (!signal.aborted) setUploads((all) => ({ ...all, [place]: upload }))
    }
    const onStage = (stage: PhotoStage) => tell({ ...known, state: 'preparing', stage })
    try {
      onStage('reading')
      // The preparation, its worker and the HEIC decoder come only once a file is chosen.
      const { preparePhoto } = await import('#platform/photo/prepare-photo.ts')
      const photo = await preparePhoto(file, { signal, onStage })
      known = { ...known, preview: photo.preview }
      await sendWhenAllowed(
        async () => {
          tell({ ...known, state: 'sending', fraction: 0 })
          await send(place, photo.file, {
            signal,
            onProgress: (fraction) => tell({ ...known, state: 'sending', fraction }),
          })
        },
        { signal, longest_s, onWait: (wait) => tell({ ...known, state: 'waiting', ...wait }) },
      )
      tell({ ...known, state: 'received', quality: photo.quality, sent_size: photo.file.size })
    } catch (error) {
      const failure = uploadFailure(error)
      if (failure !== null) tell({ ...known, state: 'failed', failure })
    }
  }

  function forget(place: string) {
    heldFiles.current.get(place)?.stopping.abort()
    heldFiles.current.delete(place)
    setUploads(({ [place]: _forgotten, ...others }) => others)
  }

  function retry(place: string) {
    const file = heldFiles.current.get(place)?.file
    if (file !== undefined) void run(place, file)
  }

  return {
    of: (place: string): Upload | undefined => uploads[place],
    isBusy: Object.values(uploads).some(({ state }) => state !== 'received' && state !== 'failed'),
    /** resolves once it is there, or failed */
    upload: run,
    start: (place: string, file: File) => void run(place, file),
    cancel: forget,
    dismiss: forget,
    retry,
  }
}

export type Uploads = ReturnType<typeof useUploads>
