import { type ContactTopic, type TopicId, topicIds } from '@coussinet/contract/contact.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import * as z from 'zod/mini'
import rows from './topics.json' with { type: 'json' }

const label = z.strictObject({ fr: z.string(), it: z.string() })
const Topic = z.strictObject({
  id: z.enum(topicIds),
  label,
  subjects: z.array(z.strictObject({ id: z.string(), label })),
})

const topics = z.array(Topic).parse(rows)

/** Topics of a message, in a language. */
export const topicsIn = (language: Language): ContactTopic[] =>
  topics.map((topic) => ({
    id: topic.id,
    label: topic.label[language],
    subjects: topic.subjects.map((subject) => ({ id: subject.id, label: subject.label[language] })),
  }))

export const topicLabel = (id: TopicId, language: Language): string =>
  topics.find((topic) => topic.id === id)?.label[language] ?? id
