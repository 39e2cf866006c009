import { wizardMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { WaitingContent } from '#start/waiting/WaitingContent.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import { WaitingInvoiceStep } from './invoice/InvoiceDropZone.tsx'
import { useRefundPath } from './wizard-steps.ts'
import styles from './new-refund.module.css'

/**
 * The first step of a request before the member is known, rendered at build time. A photo can already be chosen; the page takes it over.
 * Members who resume a draft, or were last not invited, see shapes.
 */
export function WaitingNewRefund() {
  const { loading } = useMessages(wizardMessages)
  const path = useRefundPath('invoice', undefined)
  return (
    <>
      <div className={styles.waitingBegun}>
        <WaitingContent text={loading} />
      </div>
      <div className={`content content-narrow ${styles.waitingFirst}`}>
        <Stepper {...path} />
        <div className={`${styles.elsewhere} only-desk`} />
        <WaitingInvoiceStep />
      </div>
    </>
  )
}
