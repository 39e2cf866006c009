import { useRef } from 'react'
import { photoMessages } from '#messages/platform.ts'
import { wizardMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { acceptedPhotos } from '#platform/photo/photo-format.ts'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StepHeading } from '#ui/StepHeading.tsx'
import styles from './InvoiceStep.module.css'

type InvoiceDropZoneProps = { error?: string | undefined; onFiles: (files: File[]) => void }

/** The place where an invoice is dropped, chosen or photographed, as it is printed and as the code shows it. */
export function InvoiceDropZone({ error, onFiles }: InvoiceDropZoneProps) {
  const { invoice: words } = useMessages(wizardMessages)
  const photos = useMessages(photoMessages)
  return (
    <DropZone
      art={<Envelope />}
      title={words.drop}
      titlePhone={words.dropPhone}
      hint={words.hint}
      hintPhone={words.hintPhone}
      formats={photos.formats}
      chooseLabel={photos.choose}
      photoLabel={photos.photo}
      accept={acceptedPhotos}
      multiple
      error={error}
      onFiles={onFiles}
    />
  )
}

/** The first step before the member is known; a photo can already be chosen. */
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
