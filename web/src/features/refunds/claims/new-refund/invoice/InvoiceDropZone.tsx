import { useMessages } from '#platform/language/i18n.ts'
import { acceptedPhotos } from '#platform/photo/photo-format.ts'
import { photoMessages } from '#platform/photo/photo.messages.ts'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { wizardMessages } from '../new-refund.messages.ts'

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
