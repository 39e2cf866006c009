import { useRef } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { WaitingContent } from '#start/waiting/WaitingContent.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StepHeading } from '#ui/StepHeading.tsx'
import { wizardMessages } from './new-refund.messages.ts'
import { RefundStepper } from './RefundStepper.tsx'
import { InvoiceDropZone } from './steps/InvoiceDropZone.tsx'
import styles from './new-refund.module.css'

/**
 * The first step of a request before the member is known: printed at build. A photo can be taken meanwhile, and goes on with the
 * page; who resumes a draft, or was last invited to nothing, is shown shapes.
 */
export function WaitingNewRefund() {
  const { invoice: words, loading } = useMessages(wizardMessages)
  const last = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <div className={styles.waitingBegun}>
        <WaitingContent text={loading} />
      </div>
      <div className={`content content-narrow ${styles.wizard} ${styles.waitingFirst}`}>
        <RefundStepper step="invoice" request={undefined} />
        <div className="cols wizard-cols">
          <div>
            <StepHeading title={words.title} help={words.help} last={last} />
            <InvoiceDropZone onFiles={() => undefined} />
            <div className={styles.paidCheck}>
              <Skeleton shape="rows" count={1} label={loading} immediate />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
