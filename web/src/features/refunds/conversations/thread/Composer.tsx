import {
  longestRequestMessage,
  messageText,
  mostMessageFiles,
  type RequestMessage,
} from '@coussinet/contract/request-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import Paperclip from '~icons/lucide/paperclip'
import Send from '~icons/lucide/send'
import { attachedMessages } from '#messages/platform.ts'
import { threadMessages } from '#messages/refunds.ts'
import { AttachedFiles } from '#platform/attachments/AttachedFiles.tsx'
import { useFormWithFiles } from '#platform/attachments/use-form-with-files.ts'
import { useWarnBeforeLeaving } from '#platform/browser/use-warn-before-leaving.ts'
import { isApiProblem } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { readWith } from '#platform/form/reading.ts'
import { useStoredForm } from '#platform/form/stored-form.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { Stitches } from '#ui/Stitches.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { addMessage, sendMessage } from './thread.queries.ts'
import styles from './thread.module.css'

// With more room left, the count of characters is not shown.
const tellsLeftFrom = 300

/** Moves the focus to the file chooser, which comes before the button that opens it. */
const focusChoice = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('input[type=file]:not([hidden])')?.focus()

type ComposerProps = { request_id: string; onSent: (message: RequestMessage) => void }

/** Field to continue writing, with files; what could not be sent stays in it. */
export function Composer({ request_id, onSent }: ComposerProps) {
  const words = useMessages(threadMessages)
  const filesWords = useMessages(attachedMessages)
  const language = useLanguage()
  const format = useFormat()
  // A message is mostly words: the place for files comes when it is wanted.
  const [isAttaching, setIsAttaching] = useState(false)
  const { text, change, submit, files, errorOf, leave, isBusy, failure, fraction, heldUp } = useComposer(
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
      {(isAttaching || files.files.length > 0) && (
        <div ref={focusChoice}>
          <AttachedFiles
            attached={files}
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
      {failure !== null && !isBusy && (
        <Note tone="danger" live title={words.kept}>
          {problemText(failure, language)}
        </Note>
      )}
      <div className="row wrap">
        <Button type="submit" variant="primary" icon={<Send />} busy={isBusy ? words.sending : undefined}>
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

const nothing = { text: '' }

/** A message as it is written, with its files, and its sending; what failed stays. */
function useComposer(request_id: string, onSent: (message: RequestMessage) => void) {
  const words = useMessages(threadMessages)
  const queries = useQueryClient()
  const draft = useStoredForm(`messages ${request_id}`, nothing)
  const { text } = draft.typed
  const form = useFormWithFiles({
    action: 'request-message',
    fields: ['text', 'files'],
    lacking: { text: words.nothing },
    mostFiles: mostMessageFiles,
    filesOf: `messages ${request_id}`,
    reading: readWith(messageText, text, 'text'),
    send: (body: string, upload) => sendMessage(request_id, body, upload),
    onDone(message, { isStale }) {
      addMessage(queries, request_id, message)
      // Text typed meanwhile belongs to the next message.
      if (!isStale) draft.clear()
      onSent(message)
    },
    onFailed: (error) => !isFieldRefusal(error),
  })
  useWarnBeforeLeaving(form.isUnsaved)

  return {
    ...form,
    text,
    change(typed: string) {
      draft.setTyped({ text: typed })
      form.change(['text'])
    },
    /** Failure that is about no field; null when there is none. */
    failure: isFieldRefusal(form.failure) ? null : form.failure,
  }
}

const isFieldRefusal = (error: unknown): boolean => isApiProblem(error) && error.status === 422
