import { type ContactTopic, mostContactFiles } from '@coussinet/contract/contact.ts'
import { decimal } from '@coussinet/contract/domain/format.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Send from '~icons/lucide/send'
import { contactMessages } from '#messages/help.ts'
import { attachedMessages } from '#messages/platform.ts'
import { AttachedFiles } from '#platform/attachments/AttachedFiles.tsx'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useCan } from '#platform/permissions.tsx'
import { usePromises } from '#platform/promises.ts'
import { Button } from '#ui/Button.tsx'
import { Chip, ChipGroup } from '#ui/Chips.tsx'
import { Note } from '#ui/Note.tsx'
import { NoteLine } from '#ui/NoteLine.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Stitches } from '#ui/Stitches.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast-store.ts'
import {
  charactersLeft,
  type ContactLink,
  type ContactTyped,
  spokenLeft,
  listSubjects,
  withTopic,
} from './contact-form.ts'
import { topicsQuery } from './contact.queries.ts'
import { type SentMessage, useContact } from './use-contact.ts'
import styles from './contact.module.css'

export function WriteForm({ link, onSent }: { link: ContactLink; onSent: (sent: SentMessage) => void }) {
  const words = useMessages(contactMessages)
  const { answer } = usePromises()
  const filesWords = useMessages(attachedMessages)
  const format = useFormat()
  const mayReadContract = useCan('contract:read')
  const { data: topics } = useSuspenseQuery(topicsQuery(useLanguage()))
  const { typed, change, submit, files, errorOf, leave, isBusy, fraction, cancel, heldUp } = useContact({
    link,
    topics,
    onSent: (sent) => {
      toast({ text: words.received, key: 'contact' })
      onSent(sent)
    },
    onCancelled: () => toast({ text: words.cancelled, tone: 'info', key: 'contact' }),
  })
  const sent = fraction === null ? null : format.percent(Math.round(fraction * 100))
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <p className="lead">{typed.topic === 'complaint' ? words.lead_complaint : words.lead(answer)}</p>
      <SubjectFields topics={topics} typed={typed} onTyped={change} errorOf={errorOf} onLeave={leave} />
      {typed.topic === 'complaint' && (
        <Note title={words.complaint.title}>
          <NoteLine>
            {words.complaint.text}{' '}
            {mayReadContract && (
              <Link className="text-link" to="/profile/contract" hash="complaint">
                {words.complaint.link}
              </Link>
            )}
          </NoteLine>
        </Note>
      )}
      <MessageField
        value={typed.message}
        error={errorOf('message')}
        onValue={(message) => change({ ...typed, message })}
        onLeave={() => leave('message')}
      />
      <AttachedFiles
        attached={files}
        most={mostContactFiles}
        error={heldUp === null ? errorOf('files') : filesWords[heldUp]}
      />
      {sent !== null && fraction !== null && (
        <div className="stack gap-xs">
          <span className="small muted tnum">{filesWords.sending(sent)}</span>
          <Stitches value={fraction * 100} label={filesWords.sending('').trim()} valueText={sent} />
        </div>
      )}
      <div className="row wrap">
        <Button type="submit" variant="primary" size="large" icon={<Send />} busy={isBusy ? words.sending : undefined}>
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

type MessageFieldProps = {
  value: string
  error: string | undefined
  onValue: (message: string) => void
  onLeave: () => void
}

function MessageField({ value, error, onValue, onLeave }: MessageFieldProps) {
  const words = useMessages(contactMessages)
  const language = useLanguage()
  const left = charactersLeft(value)
  const spoken = spokenLeft(left)
  const remainingText = (count: number) =>
    (count < 0 ? words.over : words.left)(Math.abs(count), decimal(Math.abs(count), language))
  return (
    <div>
      <TextArea
        label={words.message}
        name="message"
        required
        rows={9}
        hint={words.messageHint}
        labelEnd={
          <span className={left < 0 ? `caption tnum ${styles.over}` : 'caption muted tnum'} aria-hidden="true">
            {remainingText(left)}
          </span>
        }
        value={value}
        error={error}
        onValue={onValue}
        onBlur={() => value !== '' && onLeave()}
      />
      <span className="sr" role="status">
        {spoken !== null && remainingText(spoken)}
      </span>
    </div>
  )
}

type SubjectFieldsProps = {
  topics: readonly ContactTopic[]
  typed: ContactTyped
  onTyped: (typed: ContactTyped) => void
  errorOf: (field: string) => string | undefined
  onLeave: (field: string) => void
}

function SubjectFields({ topics, typed, onTyped, errorOf, onLeave }: SubjectFieldsProps) {
  const words = useMessages(contactMessages)
  const offered = listSubjects(topics, typed.topic)
  return (
    <>
      <SelectField
        label={words.topic}
        name="topic"
        required
        placeholder={words.chooseTopic}
        value={typed.topic}
        error={errorOf('topic')}
        options={topics.map(({ id, label }) => ({ value: id, label }))}
        onValue={(topic) => onTyped(withTopic(typed, topic, topics))}
      />
      <div className="stack gap-s">
        <TextField
          label={words.subject}
          name="subject"
          required
          autoComplete="off"
          hint={offered.length > 0 ? words.subjectHint : undefined}
          value={typed.subject}
          error={errorOf('subject')}
          onValue={(subject) => onTyped({ ...typed, subject })}
          onBlur={() => typed.subject !== '' && onLeave('subject')}
        />
        {offered.length > 0 && (
          <ChipGroup label={words.subjects}>
            {offered.map(({ id, label }) => (
              <Chip key={id} pressed={typed.subject === label} onPress={() => onTyped({ ...typed, subject: label })}>
                {label}
              </Chip>
            ))}
          </ChipGroup>
        )}
      </div>
    </>
  )
}
