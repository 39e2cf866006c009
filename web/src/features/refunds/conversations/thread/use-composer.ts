import { messageText, mostMessageFiles, type RequestMessage } from '@coussinet/contract/request-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAttachedFiles } from '#platform/attachments/use-attached-files.ts'
import { useWarnBeforeLeaving } from '#platform/browser/use-warn-before-leaving.ts'
import { isApiProblem } from '#platform/calls/api-problem.ts'
import { readWith } from '#platform/form/reading.ts'
import { useStoredForm } from '#platform/form/stored-form.ts'
import { useAttemptKeys } from '#platform/form/use-attempt-keys.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { threadMessages } from './thread.messages.ts'
import { addMessage, sendMessage } from './thread.queries.ts'

const nothing = { text: '' }

/** A message as it is written, with its files, and its sending: once, however often it is tried; what failed stays. */
export function useComposer(request_id: string, onSent: (message: RequestMessage) => void) {
  const words = useMessages(threadMessages)
  const queries = useQueryClient()
  const draft = useStoredForm(`messages ${request_id}`, nothing)
  const { text } = draft.typed
  const files = useAttachedFiles(mostMessageFiles)
  const ready = files.files.filter((file) => file.state === 'ready')
  const attempt = useAttemptKeys()
  const [fraction, setFraction] = useState(0)
  const [isHeldUp, setIsHeldUp] = useState(false)
  const [sent, setSent] = useState(0)
  const isFileAmiss = files.isPreparing || files.hasFailed
  const form = useForm({
    action: 'request-message',
    fields: ['text', 'files'],
    lacking: { text: words.nothing },
    reading: readWith(messageText, text, 'text'),
    skip: () => isFileAmiss,
    send(body: string) {
      setFraction(0)
      setSent(ready.length)
      const named = ready.map(({ file: { name, size, lastModified } }) => [name, size, lastModified])
      return attempt(JSON.stringify([body, named]), (idempotency_key) =>
        sendMessage(
          request_id,
          { text: body, files: ready.map(({ file }) => file) },
          { signal: new AbortController().signal, onProgress: setFraction, idempotency_key },
        ),
      )
    },
    onDone(message: RequestMessage, { isStale }) {
      addMessage(queries, request_id, message)
      // What was typed meanwhile is the next message.
      if (!isStale) draft.clear()
      files.clear()
      onSent(message)
    },
    onFailed: (error) => (isApiProblem(error) && error.status === 422 ? files.refuse(error.errors, ready) : true),
  })
  // The text is kept; files, and a message on its way, are not.
  useWarnBeforeLeaving(files.files.length > 0 || form.isBusy)
  const isFieldRefused = isApiProblem(form.failure) && form.failure.status === 422

  return {
    text,
    change(typed: string) {
      draft.setTyped({ text: typed })
      form.change(['text'])
    },
    submit(element: HTMLFormElement) {
      setIsHeldUp(isFileAmiss)
      form.submit(element)
    },
    files,
    errorOf: form.errorOf,
    leave: form.leave,
    isSending: form.isBusy,
    /** Failure that is about no field; null when there is none. */
    failure: isFieldRefused ? null : form.failure,
    /** Progress of its files, from 0 to 1; null when nothing is on its way that takes a while. */
    fraction: form.isBusy && sent > 0 ? fraction : null,
    heldUp: isHeldUp && files.isPreparing ? ('wait' as const) : isHeldUp && files.hasFailed ? ('mend' as const) : null,
  }
}
