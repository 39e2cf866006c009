import { problemSentences } from '@coussinet/contract/domain/problems.ts'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Ball } from '#ui/drawings/Ball.tsx'
import { Empty } from '#ui/Empty.tsx'
import { troubleMessages } from '../shell.messages.ts'

/** An address that leads nowhere, and the way home. */
export function PageNotFound() {
  const words = useMessages(troubleMessages)
  const { not_found } = useMessages(problemSentences)
  const home = (
    <Link to="/" className={buttonClass({ variant: 'primary' })}>
      {words.way_home}
    </Link>
  )
  return (
    <div className="content">
      <Empty level={1} drawing={<Ball />} title={words.not_found_title} text={not_found} action={home} />
    </div>
  )
}
