import { euros } from '@coussinet/contract/domain/format.ts'
import { guestMessages } from '#messages/shell.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Badge } from '#ui/Badge.tsx'
import { Duo } from '#ui/drawings/Duo.tsx'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { PawProgress } from '#ui/PawProgress.tsx'
import styles from './guest-frame.module.css'

const SAMPLE_CENTS = 4520
const SAMPLE_NAME = 'Oslo'
const SAMPLE_COUNT = '3/3'

/** Sample of a refund, for guests; nobody's figures. */
export function SampleRefund() {
  const words = useMessages(guestMessages)
  const language = useLanguage()
  const [first, second] = words.promise
  return (
    <aside className={`${styles.panel} seamed`} aria-label={words.sample}>
      <PawProgress done={0} className={styles.ghostPrint} />
      <p className="display hero-title">
        {first}
        <br />
        {second}
      </p>
      <p className={styles.panelSub}>{words.tagline}</p>
      <div className={styles.scene}>
        <div className={styles.sample} data-theme="light">
          <div className="row">
            <Portrait face="dog" ground="honey" size="medium" />
            <span className="grow two">
              <b className="strong">{SAMPLE_NAME}</b>
              <span className="small muted">{words.care}</span>
            </span>
            <Badge tone="loud">
              <PawProgress done={5} tone="refunded" size={18} />
              {words.refunded}
            </Badge>
          </div>
          <p className={`${styles.sampleAmount} amount big`}>{euros(SAMPLE_CENTS, language)}</p>
          <div className={`row ${styles.sampleFoot}`}>
            <span className={styles.beans} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <span>
              <b className="strong">{SAMPLE_COUNT}</b> {words.done}
            </span>
          </div>
        </div>
        <Duo className={styles.duo} />
      </div>
    </aside>
  )
}
