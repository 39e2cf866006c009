import Clock from '~icons/lucide/clock'
import { codeMessages } from '#messages/payment-methods.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { lifeMoment, minutesAndSeconds } from './code-life.ts'
import styles from './CodeLife.module.css'

type CodeLifeProps = { id: string; seconds_left: number; attempts_left: number }

/** Life of a code and its tries left; only its last minute is announced by itself. */
export function CodeLife({ id, seconds_left, attempts_left }: CodeLifeProps) {
  const words = useMessages(codeMessages)
  return (
    <>
      <p id={id} className={`row wrap small muted ${styles.life}`}>
        <span className={`row tnum ${styles.clock}`}>
          <Clock className="icon-s" />
          {words.life(minutesAndSeconds(seconds_left))}
        </span>
        <span>{words.tries(attempts_left)}</span>
      </p>
      <span className="sr" role="status">
        {lifeMoment(seconds_left) === 'last_minute' ? words.lastMinute : ''}
      </span>
    </>
  )
}
