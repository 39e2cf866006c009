import { DisputeForm, mostDisputeFiles } from '@coussinet/contract/disputes.ts'
import { fieldErrorSentences } from '@coussinet/contract/domain/problems.ts'
import { useRef, useState } from 'react'
import { useAttachedFiles } from '#platform/attachments/use-attached-files.ts'
import { hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { type FormReading, readWith } from '#platform/form/reading.ts'
import { useStoredForm } from '#platform/form/stored-form.ts'
import { useAttemptKeys } from '#platform/form/use-attempt-keys.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useLanguage } from '#platform/language/i18n.ts'
import { useUnsaved } from '#platform/page/use-leave-guard.ts'
import { sendDispute } from './dispute.queries.ts'

/** Typed reason, and the chosen lines by their references, parted by blanks. */
type DisputeTyped = { lines: string; reason: string }

const emptyDispute: DisputeTyped = { lines: '', reason: '' }

export const chosenLines = ({ lines }: DisputeTyped): string[] => lines.split(' ').filter(Boolean)

const withLine = (typed: DisputeTyped, line: string, isChosen: boolean): DisputeTyped => ({
  ...typed,
  lines: [...chosenLines(typed).filter((one) => one !== line), ...(isChosen ? [line] : [])].join(' '),
})

/** Reads the dispute as a request body, or its errors; lines of other decisions are dropped. */
function readDispute(typed: DisputeTyped, known: readonly string[]): FormReading<DisputeForm> {
  const lines = chosenLines(typed).filter((line) => known.includes(line))
  const reading = readWith(DisputeForm, { reason: typed.reason, lines })
  if (!('errors' in reading)) return reading
  const reasonErrors = reading.errors['reason']?.map((key) => (key === 'schema.too_small' ? 'message_short' : key))
  return { ...reading, errors: { ...reading.errors, ...(reasonErrors && { reason: reasonErrors }) } }
}

type DisputeRules = {
  request_id: string
  /** references of the decision's lines */
  lines: readonly string[]
  onSent: () => void
  onCancelled: () => void
}

/** A dispute as it is written, with its documents, and its sending: once, however often it is tried. */
export function useDispute({ request_id, lines, onSent, onCancelled }: DisputeRules) {
  const draft = useStoredForm(`dispute.${request_id}`, emptyDispute)
  const { typed } = draft
  const files = useAttachedFiles(mostDisputeFiles)
  const ready = files.files.filter((file) => file.state === 'ready')
  const attempt = useAttemptKeys()
  const [fraction, setFraction] = useState(0)
  const [isHeldUp, setIsHeldUp] = useState(false)
  const stopping = useRef<AbortController | null>(null)
  const isFileAmiss = files.isPreparing || files.hasFailed
  const form = useForm({
    action: 'dispute',
    fields: ['reason', 'files'],
    lacking: { reason: fieldErrorSentences[useLanguage()].message_short },
    reading: readDispute(typed, lines),
    skip: () => isFileAmiss,
    send(body: DisputeForm) {
      stopping.current = new AbortController()
      setFraction(0)
      const { signal } = stopping.current
      const readyFiles = ready.map(({ file }) => file)
      return attempt(
        JSON.stringify([body, readyFiles.map(({ name, size, lastModified }) => [name, size, lastModified])]),
        (idempotency_key) =>
          sendDispute(request_id, body, { files: readyFiles, signal, onProgress: setFraction, idempotency_key }),
      )
    },
    onDone() {
      draft.clear()
      files.clear()
      onSent()
    },
    onFailed(error) {
      if (!hasCode(error, 'cancelled')) return isApiProblem(error) && files.refuse(error.errors, ready)
      onCancelled()
      return true
    },
  })
  // The text is stored; files, and a dispute being sent, are not.
  useUnsaved(files.files.length > 0 || form.isBusy)

  const change = (next: DisputeTyped) => {
    draft.setTyped(next)
    form.change(next.reason === typed.reason ? ['files'] : ['reason'])
  }
  return {
    typed,
    setReason: (reason: string) => change({ ...typed, reason }),
    choose: (line: string, isChosen: boolean) => change(withLine(typed, line, isChosen)),
    submit(element: HTMLFormElement) {
      setIsHeldUp(isFileAmiss)
      form.submit(element)
    },
    files,
    errorOf: form.errorOf,
    leave: form.leave,
    isSending: form.isBusy,
    /** Progress of its documents, from 0 to 1; null when nothing is on its way that takes a while. */
    fraction: form.isBusy && ready.length > 0 ? fraction : null,
    cancel: () => stopping.current?.abort(),
    heldUp: isHeldUp && files.isPreparing ? ('wait' as const) : isHeldUp && files.hasFailed ? ('mend' as const) : null,
  }
}
