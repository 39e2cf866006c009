import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Send from 'lucide-react/icons/send'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useCan } from '#platform/permissions.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { toast } from '#ui/feedback/toast/toast-store.ts'
import { Stitches } from '#ui/progress/Stitches.tsx'
import { contactMessages } from '../contact.messages.ts'
import { topicsQuery } from '../contact.queries.ts'
import { ContactFiles } from '../files/ContactFiles.tsx'
import { filesMessages } from '../files/files.messages.ts'
import type { ContactLink } from './contact-form.ts'
import { MessageField } from './MessageField.tsx'
import { SubjectFields } from './SubjectFields.tsx'
import { type SentMessage, useContact } from './use-contact.ts'

/** The form of a message; reads its own topics. */
export function WriteForm({ link, onSent }: { link: ContactLink; onSent: (sent: SentMessage) => void }) {
  const words = useMessages(contactMessages)
  const filesWords = useMessages(filesMessages)
  const format = useFormat()
  const mayReadContract = useCan('contract:read')
  const { data: topics } = useSuspenseQuery(topicsQuery(useLanguage()))
  const { typed, change, submit, files, errorOf, leave, isSending, fraction, cancel, heldUp } = useContact({
    link,
    topics,
    onSent: (sent) => {
      toast({ text: words.received, key: 'contact' })
      onSent(sent)
    },
    onCancelled: () => toast({ text: filesWords.cancelled, tone: 'info', key: 'contact' }),
  })
  const sent = fraction === null ? null : format.percent(Math.round(fraction * 100))
  return (
    <form
      className="contact-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <p className="lead">{typed.topic === 'complaint' ? words.lead_complaint : words.lead}</p>
      <SubjectFields topics={topics} typed={typed} onTyped={change} errorOf={errorOf} onLeave={leave} />
      {typed.topic === 'complaint' && (
        <Note title={words.complaint.title}>
          <span className="note-line">
            {words.complaint.text}{' '}
            {mayReadContract && (
              <Link className="text-link" to="/profile/contract" hash="complaint">
                {words.complaint.link}
              </Link>
            )}
          </span>
        </Note>
      )}
      <MessageField
        value={typed.message}
        error={errorOf('message')}
        onValue={(message) => change({ ...typed, message })}
        onLeave={() => leave('message')}
      />
      <ContactFiles held={files} error={heldUp === null ? errorOf('files') : filesWords[heldUp]} />
      {sent !== null && fraction !== null && (
        <div className="stack gap-xs">
          <span className="small muted tnum">{filesWords.sending(sent)}</span>
          <Stitches value={fraction * 100} label={filesWords.sending('').trim()} valueText={sent} />
        </div>
      )}
      <div className="row wrap">
        <Button
          type="submit"
          variant="primary"
          size="large"
          icon={<Send />}
          busy={isSending ? words.sending : undefined}
        >
          {words.submit}
        </Button>
        {sent !== null && (
          <Button
            variant="quiet"
            onClick={(event) => {
              // This button goes; the focus stays with what sends.
              event.currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
              cancel()
            }}
          >
            {filesWords.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
