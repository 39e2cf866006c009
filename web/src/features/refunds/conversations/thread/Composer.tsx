import { longestRequestMessage, mostMessageFiles, type RequestMessage } from '@coussinet/contract/request-messages.ts'
import Paperclip from 'lucide-react/icons/paperclip'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { attachedMessages } from '#platform/attachments/attached-files.messages.ts'
import { AttachedFiles } from '#platform/attachments/AttachedFiles.tsx'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { Stitches } from '#ui/Stitches.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { threadMessages } from './thread.messages.ts'
import { useComposer } from './use-composer.ts'
import styles from './thread.module.css'

// Until then nobody wonders how much room is left.
const tellsLeftFrom = 300

/** Takes the keyboard to where files are chosen: it stands before the button that opens it. */
const focusChoice = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('input[type=file]:not([hidden])')?.focus()

type ComposerProps = { request_id: string; onSent: (message: RequestMessage) => void }

/** The field in which one goes on writing, with files; what could not be sent stays in it. */
export function Composer({ request_id, onSent }: ComposerProps) {
  const words = useMessages(threadMessages)
  const filesWords = useMessages(attachedMessages)
  const language = useLanguage()
  const format = useFormat()
  // A message is mostly words: the place for files comes when it is wanted.
  const [isAttaching, setIsAttaching] = useState(false)
  const { text, change, submit, files, errorOf, leave, isSending, failure, fraction, heldUp } = useComposer(
    request_id,
    (message) => {
      setIsAttaching(false)
      onSent(message)
    },
  )
  const left = longestRequestMessage - text.trim().length
  const percent = fraction === null ? null : format.percent(Math.round(fraction * 100))
  return (
    <form
      className={styles.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <TextArea
        label={words.text}
        name="text"
        required
        rows={4}
        labelEnd={
          left < tellsLeftFrom && (
            <span className={left < 0 ? `caption tnum ${styles.over}` : 'caption muted tnum'}>
              {left < 0 ? words.over(-left) : words.left(left)}
            </span>
          )
        }
        value={text}
        error={errorOf('text')}
        onValue={change}
        onBlur={() => text !== '' && leave('text')}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
        }}
      />
      {isAttaching && (
        <div ref={focusChoice}>
          <AttachedFiles
            held={files}
            most={mostMessageFiles}
            error={heldUp === null ? errorOf('files') : filesWords[heldUp]}
          />
        </div>
      )}
      {percent !== null && fraction !== null && (
        <div className="stack gap-xs">
          <span className="small muted tnum">{filesWords.sending(percent)}</span>
          <Stitches value={fraction * 100} label={filesWords.sending('').trim()} valueText={percent} />
        </div>
      )}
      {failure !== null && !isSending && (
        <Note tone="danger" live title={words.kept}>
          {problemText(failure, language)}
        </Note>
      )}
      <div className="row wrap">
        <Button type="submit" variant="primary" icon={<Send />} busy={isSending ? words.sending : undefined}>
          {words.submit}
        </Button>
        {files.files.length === 0 && (
          <Button
            variant="quiet"
            icon={<Paperclip />}
            aria-expanded={isAttaching}
            onClick={() => setIsAttaching(!isAttaching)}
          >
            {filesWords.drop}
          </Button>
        )}
      </div>
    </form>
  )
}
