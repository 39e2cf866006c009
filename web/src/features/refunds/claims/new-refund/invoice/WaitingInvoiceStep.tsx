import { useRef } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StepHeading } from '#ui/StepHeading.tsx'
import { wizardMessages } from '../new-refund.messages.ts'
import { InvoiceDropZone } from './InvoiceDropZone.tsx'
import styles from './InvoiceStep.module.css'

/** The first step before the member is known; a photo can be taken meanwhile. */
export function WaitingInvoiceStep() {
  const { invoice: words, loading } = useMessages(wizardMessages)
  const last = useRef<HTMLHeadingElement>(null)
  return (
    <div className="cols wizard-cols">
      <div>
        <StepHeading title={words.title} help={words.help} last={last} />
        <InvoiceDropZone onFiles={() => undefined} />
        <div className={styles.paidCheck}>
          <Skeleton shape="rows" count={1} label={loading} immediate />
        </div>
      </div>
    </div>
  )
}
