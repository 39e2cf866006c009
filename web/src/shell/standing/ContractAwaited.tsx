import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Cat } from '#ui/drawings/Cat.tsx'
import { Empty } from '#ui/Empty.tsx'
import { awaitedMessages } from './standing.messages.ts'

/** In place of a page that needs a contract, before there is one: what is awaited, and what can be done meanwhile. */
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
            <Link className={buttonClass({ variant: 'primary' })} to="/profile">
              {words.profile}
            </Link>
            <Gate permission="contact:write">
              <Link className={buttonClass({})} to="/contact">
                {words.contact}
              </Link>
            </Gate>
          </div>
        }
      />
    </div>
  )
}
