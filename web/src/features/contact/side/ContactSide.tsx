import { Link } from '@tanstack/react-router'
import { useAnswering } from '#platform/hours/use-answering.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useCan } from '#platform/permissions.tsx'
import { SideBlock } from '#ui/display/section/SideBlock.tsx'
import { PersonAnswers } from './PersonAnswers.tsx'
import { sideMessages } from './side.messages.ts'

/** The other ways to reach us: by telephone, by post, and how to complain. */
export function ContactSide() {
  const words = useMessages(sideMessages)
  const { company } = useAnswering()
  const mayReadContract = useCan('contract:read')
  return (
    <aside className="stack gap-l">
      <PersonAnswers />
      <SideBlock title={words.post} variant="line">
        <address className="contact-post">
          {[company.name, ...company.address].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </SideBlock>
      <SideBlock title={words.faq.title} variant="line">
        <Link className="text-link" to="/faq" search={{}}>
          {words.faq.link}
        </Link>
      </SideBlock>
      <SideBlock title={words.complaint.title} variant="line">
        <p className="small">{words.complaint.text(company.mediator)}</p>
        {mayReadContract && (
          <p className="small">
            <Link className="text-link" to="/profile/contract" hash="complaint">
              {words.complaint.link}
            </Link>
          </p>
        )}
      </SideBlock>
    </aside>
  )
}
