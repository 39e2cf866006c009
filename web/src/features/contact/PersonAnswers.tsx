import MessageCircle from '~icons/lucide/message-circle'
import { sideMessages } from '#messages/help.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { useAnswering } from '#platform/opening-hours.ts'
import { Gate } from '#platform/permissions.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Dog } from '#ui/drawings/Dog.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import styles from './side.module.css'

/** A person to talk to: opening hours, whether now, phone number; `canWrite` if the form is elsewhere. */
export function PersonAnswers({ canWrite = false }: { canWrite?: boolean }) {
  const words = useMessages(sideMessages)
  const { isOpen, isHoliday, now, next, weekdays, phone } = useAnswering()
  // The badge says that it is closed; a holiday has its name.
  const more = [isHoliday ? now : null, next].filter((one) => one !== null)
  return (
    <div className={styles.person}>
      <Dog className={styles.dog} />
      <SideBlock title={words.person} variant="accent">
        <p className="small">{weekdays}</p>
        <p className={`row wrap ${styles.call}`}>
          <Badge tone={isOpen ? 'positive' : 'plain'}>{isOpen ? words.open : words.closed}</Badge>
          <a
            className={`amount tnum nowrap ${styles.phone}`}
            href={phone.href}
            aria-label={`${words.call} ${phone.text}`}
          >
            {phone.text}
          </a>
        </p>
        {!isOpen && <p className="small">{more.join(' · ')}</p>}
        {canWrite && (
          <Gate permission="contact:write">
            <LinkButton variant="primary" wide className={styles.write} to="/contact" search={{}}>
              <MessageCircle />
              {words.write}
            </LinkButton>
          </Gate>
        )}
      </SideBlock>
    </div>
  )
}
