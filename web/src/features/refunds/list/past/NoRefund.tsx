import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { Bowl } from '#ui/drawings/Bowl.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { listMessages } from '../list.messages.ts'

/** The empty list of past refunds; `name` when it is that of one animal. */
export function NoRefund({ name }: { name?: string | undefined }) {
  const words = useMessages(listMessages)
  return (
    <Empty
      variant="card"
      level={3}
      drawing={<Bowl />}
      title={words.noRefund}
      text={name === undefined ? words.noRefundText : words.noRefundOf(name)}
      action={
        <Gate permission="refunds:write">
          <Link className={buttonClass({ variant: 'primary' })} to="/refunds/new">
            {words.firstRequest}
          </Link>
        </Gate>
      }
    />
  )
}
