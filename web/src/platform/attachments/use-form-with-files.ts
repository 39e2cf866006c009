import { useRef, useState } from 'react'
import { isApiProblem } from '../calls/api-problem.ts'
import { useAttemptKeys } from '../form/use-attempt-keys.ts'
import { type FormRules, useForm } from '../form/use-form.ts'
import { useAttachedFiles } from './use-attached-files.ts'

/** Files of a form on their way: their progress from 0 to 1, how they are stopped, and the key by which repetitions count once. */
export type FormUpload = {
  files: readonly File[]
  signal: AbortSignal
  onProgress: (fraction: number) => void
  idempotency_key: string
}

type FormWithFilesRules<Body, Answer> = Omit<FormRules<Body, Answer>, 'skip' | 'send'> & {
  mostFiles: number
  /** Names the form and the object it is about, for files that outlast an expired session. */
  filesOf: string
  send: (body: Body, upload: FormUpload) => Promise<Answer>
}

/**
 * Form with attached files, under the path `files`: sent once, however often it is tried, and not before each file is
 * prepared. The files that the server refuses are marked; after a response those that were sent are gone from the form.
 */
export function useFormWithFiles<Body, Answer>({
  mostFiles,
  filesOf,
  send,
  onDone,
  onFailed,
  ...rules
}: FormWithFilesRules<Body, Answer>) {
  const files = useAttachedFiles(mostFiles, filesOf)
  const ready = files.files.filter((file) => file.state === 'ready')
  const attempt = useAttemptKeys()
  const [fraction, setFraction] = useState<number | null>(null)
  const [isHeldUp, setIsHeldUp] = useState(false)
  const stopping = useRef<AbortController | null>(null)
  const isFileAmiss = files.isPreparing || files.hasFailed
  const form = useForm<Body, Answer>({
    ...rules,
    skip: () => isFileAmiss,
    send(body) {
      const { signal } = (stopping.current = new AbortController())
      setFraction(ready.length > 0 ? 0 : null)
      const sent = ready.map(({ file }) => file)
      const names = sent.map(({ name, size, lastModified }) => [name, size, lastModified])
      return attempt(JSON.stringify([body, names]), (idempotency_key) =>
        send(body, {
          files: sent,
          signal,
          onProgress: (done) => sent.length > 0 && setFraction(done),
          idempotency_key,
        }),
      )
    },
    onDone(answer, sent) {
      // Files attached meanwhile belong to the next message of a conversation.
      for (const { id } of ready) files.remove(id)
      onDone(answer, sent)
    },
    onFailed: (error) => (isApiProblem(error) && files.refuse(error.errors, ready)) || onFailed?.(error) === true,
  })
  return {
    ...form,
    submit(element: HTMLFormElement) {
      setIsHeldUp(isFileAmiss)
      form.submit(element)
    },
    files,
    /** Progress of the files, from 0 to 1; null while no file is being sent. */
    fraction: form.isBusy ? fraction : null,
    cancel: () => stopping.current?.abort(),
    /** Why the last press sent nothing: a file is being prepared, or could not be. */
    heldUp: isHeldUp && files.isPreparing ? ('wait' as const) : isHeldUp && files.hasFailed ? ('mend' as const) : null,
    /** The files, and what is being sent, are stored nowhere else. */
    isUnsaved: files.files.length > 0 || form.isBusy,
  }
}
