import type { FaqQuestion } from '@coussinet/contract/faq.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useId, useState } from 'react'
import LinkIcon from '~icons/lucide/link'
import ThumbsDown from '~icons/lucide/thumbs-down'
import ThumbsUp from '~icons/lucide/thumbs-up'
import { faqMessages } from '#messages/help.ts'
import { copyText } from '#platform/copy-text.ts'
import { errorToast } from '#platform/form/error-toast.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Gate } from '#platform/permissions.tsx'
import { Accordion } from '#ui/Accordion.tsx'
import { Chip } from '#ui/Chips.tsx'
import { Cat } from '#ui/drawings/Cat.tsx'
import { Empty } from '#ui/Empty.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { answerParts } from './answer-links.ts'
import { bySubject, type FaqFilter } from './faq-filter.ts'
import { faqQueries, vote } from './faq.queries.ts'
import styles from './faq.module.css'

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
            <LinkButton to="/contact" search={{}}>
              {words.write}
            </LinkButton>
          </Gate>
          <LinkButton variant="quiet" to="/faq" search={{}} resetScroll={false}>
            {words.everything}
          </LinkButton>
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
        groups.map(({ subject, questions: shownQuestions }) => (
          <section key={filter.q === undefined ? subject : 'found'} className={styles.group}>
            <SectionHeading title={subject} />
            {shownQuestions.map((question) => (
              <Answer key={question.id} question={question} isOpen={question.id === opened} />
            ))}
          </section>
        ))
      )}
    </>
  )
}

/** A question and, once open, its answer, with its own address. */
function Answer({ question, isOpen }: { question: FaqQuestion; isOpen: boolean }) {
  const words = useMessages(faqMessages)
  return (
    <Accordion
      id={question.id}
      title={question.question}
      isOpen={isOpen}
      foot={
        <div className={styles.foot}>
          <Usefulness question={question} />
          <IconButton
            size="small"
            label={words.copy}
            icon={<LinkIcon />}
            onClick={() => copyText(`${location.origin}/faq#${question.id}`, words.copied)}
          />
        </div>
      }
    >
      <p>
        {answerParts(question.answer).map(({ text, place }, index) =>
          place === null ? (
            text
          ) : (
            <Gate key={`${index} ${text}`} {...place.needs} fallback={text}>
              <Link className="text-link" to={place.to}>
                {text}
              </Link>
            </Gate>
          ),
        )}
      </p>
    </Accordion>
  )
}

/** Vote on an answer: useful or not. It is stored and can be changed. */
function Usefulness({ question }: { question: FaqQuestion }) {
  const words = useMessages(faqMessages)
  const queries = useQueryClient()
  const id = useId()
  const [hasSaid, setHasSaid] = useState(false)
  function say(useful: boolean) {
    if (question.useful === useful) return
    setHasSaid(true)
    vote(queries, question, useful).catch((error: unknown) => {
      setHasSaid(false)
      errorToast(error, 'faq-vote')
    })
  }
  return (
    <div className="stack gap-s" role="group" aria-labelledby={id}>
      <span className="row wrap gap-s">
        <span id={id} className="small muted">
          {question.useful === null || hasSaid ? words.useful : words.said}
        </span>
        <span className="row gap-s">
          <Chip pressed={question.useful === true} lead={<ThumbsUp className="icon-s" />} onPress={() => say(true)}>
            {words.yes}
          </Chip>
          <Chip pressed={question.useful === false} lead={<ThumbsDown className="icon-s" />} onPress={() => say(false)}>
            {words.no}
          </Chip>
        </span>
      </span>
      <span className="small" role="status">
        {hasSaid && question.useful === true && words.thanks}
        {hasSaid && question.useful === false && (
          <>
            {words.notUseful}{' '}
            <Gate permission="contact:write">
              <Link className="text-link" to="/contact" search={{ subject: question.question }}>
                {words.write}
              </Link>
            </Gate>
          </>
        )}
      </span>
    </div>
  )
}
