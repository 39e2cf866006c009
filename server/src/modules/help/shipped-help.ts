import fr from '@coussinet/texts/fr/help.json' with { type: 'json' }
import it from '@coussinet/texts/it/help.json' with { type: 'json' }
import { inEach, type Language } from '@coussinet/texts/messages.ts'
import nl from '@coussinet/texts/nl/help.json' with { type: 'json' }
import topicRows from './contact/topics.json' with { type: 'json' }
import questionRows from './faq/questions.json' with { type: 'json' }
import tagRows from './faq/tags.json' with { type: 'json' }

type AnswerTexts = Readonly<Record<string, string>>
type ShippedQuestion = { question: string; answer: string; words?: string; in?: AnswerTexts; without?: AnswerTexts }
type Help = {
  questions: Readonly<Record<string, ShippedQuestion>>
  tags: AnswerTexts
  topics: Readonly<Record<string, { label: string; subjects: AnswerTexts }>>
}

const help: Readonly<Record<Language, Help>> = { fr, it, nl }

const ofEach = <Part>(of: (texts: Help) => Part) => inEach((language) => of(help[language]))

function questionOf({ id, tags }: { id: string; tags: readonly string[] }) {
  const french = help.fr.questions[id]
  const others = (which: 'in' | 'without') =>
    french?.[which] &&
    Object.fromEntries(
      Object.keys(french[which]).map((key) => [key, ofEach(({ questions }) => questions[id]?.[which]?.[key])]),
    )
  return {
    id,
    tags,
    words: french?.words === undefined ? undefined : ofEach(({ questions }) => questions[id]?.words),
    ...ofEach(({ questions: { [id]: said } }) => said && { question: said.question, answer: said.answer }),
    in: others('in'),
    without: others('without'),
  }
}

/** The portal's own questions, tags and topics, in the form of an insurer's file; what is missing there the reader of that form tells. */
export const shippedHelp: unknown = {
  questions: questionRows.map(questionOf),
  tags: tagRows.map((id) => ({ id, label: ofEach(({ tags }) => tags[id]) })),
  topics: topicRows.map(({ id, subjects }) => ({
    id,
    label: ofEach(({ topics }) => topics[id]?.label),
    subjects: subjects.map((subject) => ({
      id: subject,
      label: ofEach(({ topics }) => topics[id]?.subjects[subject]),
    })),
  })),
}
