import { guestMessages } from '#messages/sponsorship.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Ball } from '#ui/drawings/Ball.tsx'
import { Empty } from '#ui/Empty.tsx'
import styles from './invitation.module.css'

export function UnknownSponsor({ isMember }: { isMember: boolean }) {
  const words = useMessages(guestMessages)
  const onward = (
    <LinkButton to={isMember ? '/' : '/login'} variant="primary">
      {isMember ? words.home : words.login}
    </LinkButton>
  )
  return (
    <div className={styles.unknown}>
      <Empty
        level={1}
        variant="bare"
        drawing={<Ball />}
        title={words.unknown}
        text={words.unknown_text}
        action={onward}
      />
    </div>
  )
}
