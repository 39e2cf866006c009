import { useMessages } from '#platform/language/i18n.ts'
import { WaitingContent } from '#start/waiting/WaitingContent.tsx'
import { WaitingInvoiceStep } from './invoice/WaitingInvoiceStep.tsx'
import { wizardMessages } from './new-refund.messages.ts'
import { RefundStepper } from './RefundStepper.tsx'
import styles from './new-refund.module.css'

/**
 * The first step of a request before the member is known: printed at build. A photo can be taken meanwhile, and goes on with the
 * page; who resumes a draft, or was last invited to nothing, is shown shapes.
 */
export function WaitingNewRefund() {
  const { loading } = useMessages(wizardMessages)
  return (
    <>
      <div className={styles.waitingBegun}>
        <WaitingContent text={loading} />
      </div>
      <div className={`content content-narrow ${styles.waitingFirst}`}>
        <RefundStepper step="invoice" request={undefined} />
        <WaitingInvoiceStep />
      </div>
    </>
  )
}
