import { type ContactForm, type ContactTopic, mostContactFiles } from '@coussinet/contract/contact.ts'
import { useFormWithFiles } from '#platform/attachments/use-form-with-files.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { useStoredForm } from '#platform/form/stored-form.ts'
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

/** A message as it is written, with its files, and its sending. */
export function useContact({ link, topics, onSent, onCancelled }: ContactRules) {
  const draft = useStoredForm('contact', emptyContact)
  const typed = linked(draft.typed, link, topics)
  const form = useFormWithFiles({
    action: 'contact',
    fields: ['topic', 'subject', 'message', 'files'],
    mostFiles: mostContactFiles,
    filesOf: 'contact',
    reading: readContact(typed),
    send: sendMessage,
    onDone(reference, { body }) {
      draft.clear()
      onSent({ reference, topic: body.topic })
    },
    onFailed(error) {
      if (!hasCode(error, 'cancelled')) return false
      onCancelled()
      return true
    },
  })
  useUnsaved(form.isUnsaved)
  return {
    ...form,
    typed,
    change(next: ContactTyped) {
      draft.setTyped(next)
      form.change((['topic', 'subject', 'message'] as const).filter((field) => next[field] !== typed[field]))
    },
  }
}
