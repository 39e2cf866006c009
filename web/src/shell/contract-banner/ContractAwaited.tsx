import { awaitedMessages } from '#messages/shell.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Gate } from '#platform/permissions.tsx'
import { Cat } from '#ui/drawings/Cat.tsx'
import { Empty } from '#ui/Empty.tsx'

/** Replaces a page that needs a contract, before there is one: what is expected, and what can be done meanwhile. */
export function ContractAwaited() {
  const words = useMessages(awaitedMessages)
  return (
    <div className="content">
      <Empty
        level={1}
        drawing={<Cat />}
        title={words.title}
        text={words.text}
        action={
          <div className="row wrap gap-s">
            <LinkButton variant="primary" to="/profile">
              {words.profile}
            </LinkButton>
            <Gate permission="contact:write">
              <LinkButton to="/contact">{words.contact}</LinkButton>
            </Gate>
          </div>
        }
      />
    </div>
  )
}
