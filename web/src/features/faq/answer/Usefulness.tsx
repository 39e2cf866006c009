import type { Question } from '@coussinet/contract/faq.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useId, useState } from 'react'
import { tellFailure } from '#platform/form/tell-failure.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { Chip } from '#ui/navigation/Chips.tsx'
import { faqMessages } from '../faq.messages.ts'
import { vote } from '../faq.queries.ts'

/** Whether an answer was useful: what the member says, kept, which they may change. */
export function Usefulness({ question }: { question: Question }) {
  const words = useMessages(faqMessages)
  const queries = useQueryClient()
  const id = useId()
  const [hasSaid, setHasSaid] = useState(false)
  function say(useful: boolean) {
    if (question.useful === useful) return
    setHasSaid(true)
    vote(queries, question, useful).catch((error: unknown) => {
      setHasSaid(false)
      tellFailure(error, 'faq-vote')
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
