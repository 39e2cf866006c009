import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { type ReactNode, Suspense, useState } from 'react'
import Check from '~icons/lucide/check'
import X from '~icons/lucide/x'
import { wizardMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { useEarlyFiles } from '#start/use-early-files.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Invoice } from '#ui/drawings/Invoice.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import type { PortrayedAnimal } from '../../../cover/request-animals.ts'
import { fileAt } from '../../../documents/add-document.ts'
import { DocumentSlot } from '../../../documents/DocumentSlot.tsx'
import type { RequestDraft } from '../draft/use-draft.ts'
import { InvoiceDropZone } from './InvoiceDropZone.tsx'
import styles from './InvoiceStep.module.css'

// It shows something once the invoice is there.
const InvoiceReading = lazyPart(() => import('./InvoiceReading.tsx').then((module) => module.InvoiceReading))
const MailOffer = lazyPart(() => import('../../mailed-invoices/MailedInvoices.tsx').then((module) => module.MailOffer))
const MailedNote = lazyPart(() =>
  import('../../mailed-invoices/MailedInvoices.tsx').then((module) => module.MailedNote),
)
const PaymentProof = lazyPart(() => import('./InvoiceReading.tsx').then((module) => module.PaymentProof))

const VetLinks = lazyPart(() => import('../../../vets/VetLinks.tsx').then((module) => module.VetLinks))

type InvoiceStepProps = {
  request: RefundRequest | undefined
  animals: readonly PortrayedAnimal[]
  draft: RequestDraft
  heading: ReactNode
  /** Called with several files at once, which are no one invoice. */
  onMany: (files: readonly File[]) => void
  /** The member pressed "next": missing items show it in place. */
  isAttempted: boolean
}

/** Step 1: one paid invoice, with its rules. */
export function InvoiceStep({ request, animals, draft, heading, onMany, isAttempted }: InvoiceStepProps) {
  const { invoice: words, missing } = useMessages(wizardMessages)
  // Shown as pressed at once: the first tick begins the draft, which takes its time.
  const [pressed, setPressed] = useState<boolean | null>(null)

  const file = fileAt(request, { type: 'invoice', animal_id: null })
  const isPaid = pressed ?? request?.paid_confirmed ?? false

  useEarlyFiles((files) => {
    const [first] = files
    if (files.length > 1) onMany(files)
    else if (first) draft.uploads.start('invoice', first)
  })

  async function confirmPaid(paid_confirmed: boolean) {
    setPressed(paid_confirmed)
    await draft.change({ paid_confirmed })
    setPressed(null)
  }

  return (
    <div className="cols wizard-cols">
      <div>
        {heading}
        {request?.mailed_by && (
          <Suspense fallback={null}>
            <MailedNote sender={request.mailed_by} />
          </Suspense>
        )}
        <DocumentSlot
          place="invoice"
          file={file}
          uploads={draft.uploads}
          isOnDevice={draft.isOnDevice}
          onRemove={({ id }) => draft.removeFile(id)}
        >
          {(take) => (
            <InvoiceDropZone
              error={isAttempted ? missing.invoice : undefined}
              onFiles={(files) => (files.length > 1 ? onMany(files) : take(files))}
            />
          )}
        </DocumentSlot>
        {!draft.isOnDevice && (
          <Suspense fallback={null}>
            <VetLinks
              isSettled={file !== undefined || draft.uploads.of('invoice') !== undefined}
              subject={request ? { request_id: request.id } : null}
              begin={async () => ({ request_id: await draft.begin() })}
              topic="refund-requests"
              animals={request && request.animals.length > 0 ? request.animals : animals}
              about={draft.about}
            />
          </Suspense>
        )}
        {/* Above the reading, which comes late and may be long: buttons stay in place. */}
        <div className={styles.paidCheck}>
          <Checkbox
            label={<b className="strong">{words.paid}</b>}
            hint={words.paidHint}
            checked={isPaid}
            error={isAttempted && !isPaid ? missing.paid : undefined}
            onCheck={(paid_confirmed) => void confirmPaid(paid_confirmed)}
          />
          {file?.reading?.payment_proof && (
            <Suspense fallback={null}>
              <PaymentProof file={file} proof={file.reading.payment_proof} />
            </Suspense>
          )}
        </div>
        {!file && (
          <Suspense fallback={null}>
            <MailOffer />
          </Suspense>
        )}
        {request && file?.reading && (
          <Suspense fallback={null}>
            <InvoiceReading
              request={request}
              file={file}
              reading={file.reading}
              animals={animals}
              onRemove={() => {
                // The place is free again, for a file that was just sent too.
                draft.uploads.dismiss('invoice')
                draft.removeFile(file.id)
              }}
            />
          </Suspense>
        )}
      </div>
      <InvoiceRules />
    </div>
  )
}

function InvoiceRules() {
  const { invoice: words } = useMessages(wizardMessages)
  return (
    <SideBlock title={words.rules} variant="line" className={styles.rules}>
      <div className={`${styles.ruleArt} only-desk`}>
        <Invoice />
      </div>
      <ul className={styles.dos}>
        {words.yes.map((rule) => (
          <li key={rule} className={styles.yes}>
            <Check />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
      <hr className="rule" />
      <ul className={styles.dos}>
        {words.no.map((rule) => (
          <li key={rule} className={styles.no}>
            <X />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </SideBlock>
  )
}
