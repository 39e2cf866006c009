import { Link } from '@tanstack/react-router'
import type { Notification } from '@coussinet/contract/notifications.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Row } from '#ui/display/rows/Rows.tsx'
import { notificationMessages } from '../notifications.messages.ts'
import { NotificationIcon } from './NotificationIcon.tsx'
import { shortMoment } from './periods.ts'

type NotificationRowProps = {
  notification: Notification
  now: string
  /** Just read, where only the unread ones stay. */
  isLeaving: boolean
  /** Of what is pressed, when the focus is to go there. */
  focus?: ((pressed: HTMLElement | null) => void) | undefined
  onOpen: (notification: Notification) => void
}

const MIDDLE = 1

/** One thing that the member was told; the whole row opens it, in another tab too. */
export function NotificationRow({ notification, now, isLeaving, focus, onOpen }: NotificationRowProps) {
  const words = useMessages(notificationMessages)
  const language = useLanguage()
  const { kind, severity, title, body, href, read, created_at } = notification
  const open = () => onOpen(notification)
  const name = (
    <>
      {!read && <span className="sr">{words.notRead}</span>}
      {title}
    </>
  )
  const pressed = { className: 'title cover', onClick: open }
  function shownTitle() {
    if (href !== null) {
      return (
        <Link ref={focus} {...pressed} to={href} onAuxClick={({ button }) => button === MIDDLE && open()}>
          {name}
        </Link>
      )
    }
    if (read) return <span className="title">{name}</span>
    return (
      <button ref={focus} {...pressed} type="button">
        {name}
      </button>
    )
  }
  return (
    <Row
      className={`notification ${read ? '' : 'notification-unread'} ${isLeaving ? 'notification-leaving' : ''}`}
      lead={<NotificationIcon kind={kind} severity={severity} />}
      title={shownTitle()}
      note={body}
      end={
        <>
          <time className="small muted nowrap tnum" dateTime={created_at}>
            {shortMoment(created_at, now, language)}
          </time>
          <span className={read ? 'dot-off' : 'dot'} />
        </>
      }
    />
  )
}
