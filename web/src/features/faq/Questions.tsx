import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { SectionHeading } from '#ui/display/section/SectionHeading.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Cat } from '#ui/drawings/Cat.tsx'
import { Answer } from './answer/Answer.tsx'
import { faqMessages } from './faq.messages.ts'
import { faqQueries } from './faq.queries.ts'
import { bySubject, type FaqFilter } from './faq-filter.ts'

function NoQuestion() {
  const words = useMessages(faqMessages)
  return (
    <Empty
      drawing={<Cat />}
      title={words.none}
      text={words.noneText}
      action={
        <>
          <Gate permission="contact:write">
            <Link className={buttonClass()} to="/contact" search={{}}>
              {words.write}
            </Link>
          </Gate>
          <Link className={buttonClass({ variant: 'quiet' })} to="/faq" search={{}} resetScroll={false}>
            {words.everything}
          </Link>
        </>
      }
    />
  )
}

/** The questions of a filter: by subject, or best first where words were searched for. Reads its own query. */
export function Questions({ filter }: { filter: FaqFilter }) {
  const words = useMessages(faqMessages)
  const opened = useLocation({ select: ({ hash }) => hash })
  const { data: questions } = useSuspenseQuery(faqQueries.questions(filter))
  const count = questions.length
  const groups =
    filter.q === undefined ? bySubject(questions) : [{ subject: words.foundFor(count, filter.q), questions }]
  return (
    <>
      <p className="sr" role="status">
        {filter.q === undefined ? words.found(count) : words.foundFor(count, filter.q)}
      </p>
      {count === 0 ? (
        <NoQuestion />
      ) : (
        groups.map(({ subject, questions: asked }) => (
          <section key={filter.q === undefined ? subject : 'found'} className="faq-group">
            <SectionHeading title={subject} />
            {asked.map((question) => (
              <Answer key={question.id} question={question} isOpen={question.id === opened} />
            ))}
          </section>
        ))
      )}
    </>
  )
}
