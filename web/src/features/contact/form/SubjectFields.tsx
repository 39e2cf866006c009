import type { ContactTopic } from '@coussinet/contract/contact.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { SelectField } from '#ui/forms/field/SelectField.tsx'
import { TextField } from '#ui/forms/field/TextField.tsx'
import { Chip } from '#ui/navigation/Chips.tsx'
import { contactMessages } from '../contact.messages.ts'
import { type ContactTyped, subjectsOf, withTopic } from './contact-form.ts'

type SubjectFieldsProps = {
  topics: readonly ContactTopic[]
  typed: ContactTyped
  onTyped: (typed: ContactTyped) => void
  errorOf: (field: string) => string | undefined
  onLeave: (field: string) => void
}

/** What a message is about: one of the topics, and one of its subjects or another one. */
export function SubjectFields({ topics, typed, onTyped, errorOf, onLeave }: SubjectFieldsProps) {
  const words = useMessages(contactMessages)
  const offered = subjectsOf(topics, typed.topic)
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
          <div className="chips" role="group" aria-label={words.subjects}>
            {offered.map(({ id, label }) => (
              <Chip key={id} pressed={typed.subject === label} onPress={() => onTyped({ ...typed, subject: label })}>
                {label}
              </Chip>
            ))}
          </div>
        )}
      </div>
    </>
  )
}
