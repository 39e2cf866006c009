import type { AnsweredErrors } from '@coussinet/contract/problem.ts'
import { useRef, useState } from 'react'
import { useRestoredState } from '../page/form-memory.ts'
import { uploadFailure } from '../photo/photo-problem.ts'
import { type AttachedFile, refusedFiles, roomFor } from './attached-file.ts'

const none: readonly AttachedFile[] = []

/** Files of a message, prepared in the browser and stored in memory until it is sent, past an expired session too. */
export function useAttachedFiles(most: number, form: string) {
  const [files, setFiles] = useRestoredState<readonly AttachedFile[], `${string}.files`>(`${form}.files`, none, resume)
  const [hasTooMany, setHasTooMany] = useState(false)
  const stops = useRef(new Map<string, AbortController>())

  const tell = (file: AttachedFile) => setFiles((all) => all.map((one) => (one.id === file.id ? file : one)))

  async function run(id: string, file: File) {
    const stopping = new AbortController()
    stops.current.set(id, stopping)
    const known = { id, name: file.name, original_size: file.size }
    try {
      // The preparation code, its worker and the HEIC decoder load only once a file is chosen.
      const { preparePhoto } = await import('../photo/prepare-photo.ts')
      const {
        file: ready,
        preview,
        quality,
      } = await preparePhoto(file, {
        signal: stopping.signal,
        onStage: (stage) => tell({ ...known, state: 'preparing', stage, original: file }),
      })
      tell({ ...known, state: 'ready', file: ready, preview, quality })
    } catch (error) {
      const failure = uploadFailure(error)
      if (failure !== null) tell({ ...known, state: 'failed', failure })
    }
  }

  /** Goes on with files whose preparation the end of a session cut off. */
  function resume(restored: readonly AttachedFile[]): void {
    for (const file of restored) if (file.state === 'preparing') void run(file.id, file.original)
  }

  const begun = (file: File): AttachedFile => ({
    id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    name: file.name,
    original_size: file.size,
    state: 'preparing',
    stage: 'reading',
    original: file,
  })

  function stop(id: string) {
    stops.current.get(id)?.abort()
    stops.current.delete(id)
  }

  return {
    files,
    hasTooMany,
    isPreparing: files.some(({ state }) => state === 'preparing'),
    hasFailed: files.some(({ state }) => state === 'failed'),
    add(added: readonly File[]) {
      const room = roomFor(files.length, added.length, most)
      setHasTooMany(room < added.length)
      const taken = added.slice(0, room).map((file) => ({ file, entry: begun(file) }))
      setFiles([...files, ...taken.map(({ entry }) => entry)])
      for (const { file, entry } of taken) void run(entry.id, file)
    },
    replace(id: string, file: File) {
      stop(id)
      const entry = begun(file)
      setFiles((all) => all.map((one) => (one.id === id ? entry : one)))
      void run(entry.id, file)
    },
    remove(id: string) {
      stop(id)
      setHasTooMany(false)
      setFiles((all) => {
        const left = all.filter((one) => one.id !== id)
        return left.length > 0 ? left : none
      })
    },
    /** Accepts a photo that is hard to read, at the member's wish. */
    keep: (id: string) =>
      setFiles((all) => all.map((one) => (one.id === id && one.state === 'ready' ? { ...one, quality: [] } : one))),
    /** Marks those of the `sent` files that the server refused; false if it refused none of them. */
    refuse(errors: AnsweredErrors, sent: readonly AttachedFile[]): boolean {
      const refused = refusedFiles(errors)
      for (const [place, failure] of refused) {
        const file = sent[place]
        if (file) tell({ id: file.id, name: file.name, original_size: file.original_size, state: 'failed', failure })
      }
      return refused.size > 0
    },
  }
}

export type AttachedFiles = ReturnType<typeof useAttachedFiles>
