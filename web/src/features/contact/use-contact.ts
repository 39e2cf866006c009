import { type ContactForm, type ContactTopic, mostContactFiles } from '@coussinet/contract/contact.ts'
import { useRef, useState } from 'react'
import { useAttachedFiles } from '#platform/attachments/use-attached-files.ts'
import { hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { useStoredForm } from '#platform/form/stored-form.ts'
import { useAttemptKeys } from '#platform/form/use-attempt-keys.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useUnsaved } from '#platform/page/use-leave-guard.ts'
import { type ContactLink, type ContactTyped, emptyContact, linked, readContact } from './contact-form.ts'
import { sendMessage } from './contact.queries.ts'

export type SentMessage = { reference: string; topic: ContactForm['topic'] }

type ContactRules = {
  link: ContactLink
  topics: readonly ContactTopic[]
  onSent: (sent: SentMessage) => void
  onCancelled: () => void
}

/** A message as it is written, with its files, and its sending: once, however often it is tried. */
export function useContact({ link, topics, onSent, onCancelled }: ContactRules) {
  const draft = useStoredForm('contact', emptyContact)
  const typed = linked(draft.typed, link, topics)
  const files = useAttachedFiles(mostContactFiles)
  const ready = files.files.filter((file) => file.state === 'ready')
  const attempt = useAttemptKeys()
  const [fraction, setFraction] = useState(0)
  const [isHeldUp, setIsHeldUp] = useState(false)
  const stopping = useRef<AbortController | null>(null)
  const [sent, setSent] = useState(ready)
  const isFileAmiss = files.isPreparing || files.hasFailed
  const form = useForm({
    action: 'contact',
    fields: ['topic', 'subject', 'message', 'files'],
    reading: readContact(typed),
    skip: () => isFileAmiss,
    send(body: ContactForm) {
      stopping.current = new AbortController()
      setFraction(0)
      setSent(ready)
      const { signal } = stopping.current
      return attempt(
        JSON.stringify([body, ready.map(({ file: { name, size, lastModified } }) => [name, size, lastModified])]),
        (idempotency_key) =>
          sendMessage(
            body,
            ready.map(({ file }) => file),
            { signal, onProgress: setFraction, idempotency_key },
          ),
      )
    },
    onDone(reference, { body }) {
      draft.clear()
      files.clear()
      onSent({ reference, topic: body.topic })
    },
    onFailed(error) {
      if (!hasCode(error, 'cancelled')) return isApiProblem(error) && files.refuse(error.errors, ready)
      onCancelled()
      return true
    },
  })
  // The text is stored; files, and a message being sent, are not.
  useUnsaved(files.files.length > 0 || form.isBusy)

  function change(next: ContactTyped) {
    draft.setTyped(next)
    form.change((['topic', 'subject', 'message'] as const).filter((field) => next[field] !== typed[field]))
  }

  function submit(element: HTMLFormElement) {
    setIsHeldUp(isFileAmiss)
    form.submit(element)
  }

  return {
    typed,
    change,
    submit,
    files,
    errorOf: form.errorOf,
    leave: form.leave,
    isSending: form.isBusy,
    /** Progress of its files, from 0 to 1; null when nothing is on its way that takes a while. */
    fraction: form.isBusy && sent.length > 0 ? fraction : null,
    cancel: () => stopping.current?.abort(),
    heldUp: isHeldUp && files.isPreparing ? ('wait' as const) : isHeldUp && files.hasFailed ? ('mend' as const) : null,
  }
}
