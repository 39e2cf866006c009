import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ownMessages } from '#messages/help.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Block } from '#platform/page/Block.tsx'
import { Button } from '#ui/Button.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { contactMessagesQuery } from './contact.queries.ts'
import styles from './own-messages.module.css'

const firstShown = 5

/** The member's messages with their answers, latest first; nothing as long as there is none. */
export function OwnMessages() {
  const words = useMessages(ownMessages)
  return (
    <Block what={words.failed} pending={null}>
      <Messages />
    </Block>
  )
}

function Messages() {
  const words = useMessages(ownMessages)
  const format = useFormat()
  const { data: messages } = useSuspenseQuery(contactMessagesQuery)
  const [isWhole, setIsWhole] = useState(false)
  if (messages.length === 0) return null
  const shown = isWhole ? messages : messages.slice(0, firstShown)
  return (
    <SideBlock title={words.title} variant="line">
      <ul className={styles.list}>
        {shown.map(({ reference, subject, sent_at, answered_at }) => (
          <li key={reference}>
            <Link className="text-link breakable" to="/contact/messages/$reference" params={{ reference }}>
              {subject}
            </Link>
            <span className={`caption muted ${styles.note}`}>
              {answered_at === null
                ? words.waiting(format.shortDay(toLocalDay(sent_at)))
                : words.answered(format.shortDay(toLocalDay(answered_at)))}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < messages.length && (
        <Button variant="surface" size="small" onClick={() => setIsWhole(true)}>
          {words.all(messages.length)}
        </Button>
      )}
    </SideBlock>
  )
}
