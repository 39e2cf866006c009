import type { Question } from '@coussinet/contract/faq.ts'
import { Link } from '@tanstack/react-router'
import LinkIcon from 'lucide-react/icons/link'
import { copyText } from '#platform/copy.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { Accordion } from '#ui/display/accordion/Accordion.tsx'
import { answerParts } from '../answer-links.ts'
import { faqMessages } from '../faq.messages.ts'
import { Usefulness } from './Usefulness.tsx'

/** A question, and once it is opened its answer, with an address of its own. */
export function Answer({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const words = useMessages(faqMessages)
  return (
    <Accordion id={question.id} title={question.question} isOpen={isOpen}>
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
      <div className="faq-foot">
        <Usefulness question={question} />
        <IconButton
          size="small"
          label={words.copy}
          icon={<LinkIcon />}
          onClick={() => copyText(`${location.origin}/faq#${question.id}`, words.copied)}
        />
      </div>
    </Accordion>
  )
}
