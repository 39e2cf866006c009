import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ContactForm, ContactTopic } from '@coussinet/contract/contact.ts'
import { hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { useDraft } from '#platform/form/kept-draft.ts'
import { useAttemptKeys } from '#platform/form/use-attempt-keys.ts'
import { useFieldErrors } from '#platform/form/use-field-errors.ts'
import { useUnsaved } from '#platform/page/use-leave-guard.ts'
import { sendMessage } from './contact.queries.ts'
import { useContactFiles } from './use-contact-files.ts'
import { type ContactLink, type ContactTyped, emptyContact, linked, readContact } from './contact-form.ts'

export type SentMessage = { reference: string; topic: ContactForm['topic'] }

type ContactRules = {
  link: ContactLink
  topics: readonly ContactTopic[]
  onSent: (sent: SentMessage) => void
  onCancelled: () => void
}

/** A message as it is written, with its files, and its sending: once, however often it is tried. */
export function useContact({ link, topics, onSent, onCancelled }: ContactRules) {
  const draft = useDraft('contact', emptyContact)
  const typed = linked(draft.typed, link, topics)
  const files = useContactFiles()
  const attempt = useAttemptKeys()
  const [fraction, setFraction] = useState(0)
  const [isHeldUp, setIsHeldUp] = useState(false)
  const stopping = useRef<AbortController | null>(null)
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: ({ body, sent, signal }: { body: ContactForm; sent: readonly File[]; signal: AbortSignal }) =>
      attempt(
        JSON.stringify([body, sent.map(({ name, size, lastModified }) => [name, size, lastModified])]),
        (idempotency_key) => sendMessage(body, sent, { signal, onProgress: setFraction, idempotency_key }),
      ),
  })
  const errors = useFieldErrors(['topic', 'subject', 'message', 'files'], readContact(typed), sending.error)
  // The text is kept; files, and a message on its way, are not.
  useUnsaved(files.files.length > 0 || sending.isPending)

  function change(next: ContactTyped) {
    draft.setTyped(next)
    errors.change((['topic', 'subject', 'message'] as const).filter((field) => next[field] !== typed[field]))
  }

  function submit(form: HTMLFormElement) {
    const checked = errors.check(form)
    const isFileAmiss = files.isPreparing || files.hasFailed
    setIsHeldUp(isFileAmiss)
    if (checked === null || isFileAmiss || sending.isPending) return
    const sent = files.files.filter((file) => file.state === 'ready')
    stopping.current = new AbortController()
    setFraction(0)
    sending
      .mutateAsync({ body: checked.body, sent: sent.map(({ file }) => file), signal: stopping.current.signal })
      .then(
        (reference) => {
          draft.clear()
          files.clear()
          onSent({ reference, topic: checked.body.topic })
        },
        (error: unknown) => {
          if (hasCode(error, 'cancelled')) onCancelled()
          else if (!isApiProblem(error) || !files.refuse(error.errors, sent)) errors.refuse(error, 'contact')
        },
      )
  }

  return {
    typed,
    change,
    submit,
    files,
    errorOf: errors.errorOf,
    leave: errors.leave,
    isSending: sending.isPending,
    /** Progress of its files, from 0 to 1; null when nothing is on its way that takes a while. */
    fraction: sending.isPending && sending.variables.sent.length > 0 ? fraction : null,
    cancel: () => stopping.current?.abort(),
    /** Obstacle of the files to the message. */
    heldUp: isHeldUp && files.isPreparing ? ('wait' as const) : isHeldUp && files.hasFailed ? ('mend' as const) : null,
  }
}
