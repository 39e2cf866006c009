import { problemSentences } from '@coussinet/contract/domain/problems.ts'
import { troubleMessages } from '#messages/shell.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Ball } from '#ui/drawings/Ball.tsx'
import { Empty } from '#ui/Empty.tsx'

export function PageNotFound() {
  const words = useMessages(troubleMessages)
  const { not_found } = useMessages(problemSentences)
  const home = (
    <LinkButton to="/" variant="primary">
      {words.way_home}
    </LinkButton>
  )
  return (
    <div className="content">
      <Empty level={1} drawing={<Ball />} title={words.not_found_title} text={not_found} action={home} />
    </div>
  )
}
