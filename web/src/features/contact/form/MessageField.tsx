import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { number } from '#platform/language/format.ts'
import { TextArea } from '#ui/forms/field/TextArea.tsx'
import { contactMessages } from '../contact.messages.ts'
import { charactersLeft, spokenLeft } from './contact-form.ts'

type MessageFieldProps = {
  value: string
  error: string | undefined
  onValue: (message: string) => void
  onLeave: () => void
}

/** The message, and how much of it is left; which is also said aloud near its end. */
export function MessageField({ value, error, onValue, onLeave }: MessageFieldProps) {
  const words = useMessages(contactMessages)
  const language = useLanguage()
  const left = charactersLeft(value)
  const spoken = spokenLeft(left)
  const said = (count: number) =>
    (count < 0 ? words.over : words.left)(Math.abs(count), number(Math.abs(count), language))
  return (
    <div>
      <TextArea
        label={words.message}
        name="message"
        required
        rows={9}
        hint={words.messageHint}
        labelEnd={
          <span className={left < 0 ? 'caption tnum contact-over' : 'caption muted tnum'} aria-hidden="true">
            {said(left)}
          </span>
        }
        value={value}
        error={error}
        onValue={onValue}
        onBlur={() => value !== '' && onLeave()}
      />
      <span className="sr" role="status">
        {spoken !== null && said(spoken)}
      </span>
    </div>
  )
}
