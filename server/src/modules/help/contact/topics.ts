import type { ContactTopic, TopicId } from '@coussinet/contract/contact.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { helpTexts, inLanguage } from '../help-texts.ts'

const { topics } = helpTexts

export const topicsIn = (language: Language): ContactTopic[] =>
  topics.map((topic) => ({
    id: topic.id,
    label: inLanguage(topic.label, language),
    subjects: topic.subjects.map((subject) => ({ id: subject.id, label: inLanguage(subject.label, language) })),
  }))

export function topicLabel(id: TopicId, language: Language): string {
  const topic = topics.find((one) => one.id === id)
  return topic ? inLanguage(topic.label, language) : id
}
