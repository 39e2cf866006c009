import { ContactForm, longestMessage, longestSubject, type ContactTopic } from '@coussinet/contract/contact.ts'
import { readWith, type FormReading } from '#platform/form/reading.ts'

/** Typed texts; `from` is the link that has filled it in, if any. */
export type ContactTyped = { from: string; topic: string; subject: string; message: string }

export const emptyContact: ContactTyped = { from: '', topic: '', subject: '', message: '' }

/** Link to the form: a topic, and one of its subjects or a free one. */
export type ContactLink = { topic?: string | undefined; subject?: string | undefined }

export function readContact({ topic, subject, message }: ContactTyped): FormReading<ContactForm> {
  const reading = readWith(ContactForm, { topic, subject, message })
  if (!('errors' in reading)) return reading
  const messageErrors = reading.errors['message']?.map((key) => (key === 'schema.too_small' ? 'message_short' : key))
  return { ...reading, errors: { ...reading.errors, ...(messageErrors && { message: messageErrors }) } }
}

/** Characters that a message may still have; negative when it has too many. */
export const charactersLeft = (message: string) => longestMessage - message.trim().length

/** Announcement of the characters left, in tens near the end so that not every letter is announced; null while there is plenty of room. */
export const spokenLeft = (left: number) => (left > 100 ? null : left < 0 ? left : Math.ceil(left / 10) * 10)

// Not in the middle of a letter that takes two.
const cut = (subject: string) => subject.slice(0, longestSubject).replace(/[\uD800-\uDBFF]$/, '')

const topicOf = (topics: readonly ContactTopic[], id: string) => topics.find((one) => one.id === id)

export const listSubjects = (topics: readonly ContactTopic[], id: string) => topicOf(topics, id)?.subjects ?? []

/** Uses a link's topic and subject, once, instead of those of a draft; the message stays. */
export function linked(
  typed: ContactTyped,
  { topic = '', subject: named = '' }: ContactLink,
  topics: readonly ContactTopic[],
): ContactTyped {
  const subject = cut(named)
  const known = topicOf(topics, topic)
  const from = `${known?.id ?? ''} ${subject}`.trim()
  if (from === '' || typed.from === from) return typed
  const offered = known?.subjects.find(({ id }) => id === subject)
  const begun = known ? withTopic(typed, known.id, topics) : typed
  return { ...begun, from, subject: offered?.label ?? (subject || begun.subject) }
}

/** Another topic; a subject that was one of the former topic's goes with it. */
export function withTopic(typed: ContactTyped, topic: string, topics: readonly ContactTopic[]): ContactTyped {
  const wasOffered = listSubjects(topics, typed.topic).some(({ label }) => label === typed.subject)
  return { ...typed, topic, subject: wasOffered && topic !== typed.topic ? '' : typed.subject }
}
