import type { ContactTopic, TopicId } from '@coussinet/contract/contact.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { helpTexts } from '../help-texts.ts'

const { topics } = helpTexts

/** Topics of a message, in a language. */
export const topicsIn = (language: Language): ContactTopic[] =>
  topics.map((topic) => ({
    id: topic.id,
    label: topic.label[language],
    subjects: topic.subjects.map((subject) => ({ id: subject.id, label: subject.label[language] })),
  }))

export const topicLabel = (id: TopicId, language: Language): string =>
  topics.find((topic) => topic.id === id)?.label[language] ?? id
