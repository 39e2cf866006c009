import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import FileText from '~icons/lucide/file-text'
import { photoMessages } from '#messages/platform.ts'
import { documentMessages } from '#messages/refunds.ts'
import { useFocusFromNowhere } from '#platform/browser/use-focus-from-nowhere.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { acceptedPhotos } from '#platform/photo/photo-format.ts'
import { PhotoQualityNote } from '#platform/photo/PhotoQualityNote.tsx'
import { BlobPicture } from '#ui/BlobPicture.tsx'
import { FileTile } from '#ui/FileTile.tsx'
import { toast } from '#ui/toast-store.ts'
import { FileThumbnail, FileViewer } from './FileViewer.tsx'
import { UploadTile } from './UploadTile.tsx'
import type { Uploads } from './use-uploads.ts'
import styles from './request-files.module.css'

/** Document as its place shows it: of a request, or of a quote. */
type PlacedFile = Pick<RequestFile, 'id' | 'name' | 'media_type' | 'size' | 'href' | 'thumbnail_href'>

type DocumentSlotProps = {
  place: string
  file: PlacedFile | undefined
  uploads: Uploads
  /** The drop zone, while there is neither a file nor one on its way. */
  children: (take: (files: File[]) => void) => ReactNode
  /** The file is on this device and has not reached the portal. */
  isOnDevice?: boolean
  /** Absent: the file stays. */
  onRemove?: ((file: PlacedFile) => void) | undefined
}

/** The place of one document: to be dropped, on its way, failed with its remedy, or received. */
export function DocumentSlot({ place, file, uploads, children, isOnDevice = false, onRemove }: DocumentSlotProps) {
  const words = useMessages(documentMessages)
  const photos = useMessages(photoMessages)
  const format = useFormat()
  const slot = useRef<HTMLDivElement>(null)
  const again = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const upload = uploads.of(place)
  const name = upload?.name ?? file?.name
  const take = ([chosen, ...others]: File[]) => {
    if (chosen) uploads.start(place, chosen)
    if (others.length > 0) toast({ text: words.onlyFirst, tone: 'warning', key: words.onlyFirst })
  }
  // The focused field disappears with the zone: its replacement gets the focus.
  const focus = () => slot.current?.focus({ preventScroll: true })
  const keepFocus = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (currentTarget.contains(document.activeElement)) focus()
  }
  // A file that was dropped, or chosen before the code was there or in a browser whose labels take no focus.
  useFocusFromNowhere(slot, upload !== undefined)
  const chooseAgain = () => again.current?.click()
  const remove = (received: PlacedFile) => {
    focus()
    uploads.dismiss(place)
    onRemove?.(received)
  }
  const wasLightened = upload?.state === 'received' && upload.sent_size < upload.original_size
  const isUnderWay = upload !== undefined && upload.state !== 'received'
  return (
    <div
      ref={slot}
      className={styles.uploadSlot}
      tabIndex={-1}
      onChange={keepFocus}
      role={name === undefined ? undefined : 'group'}
      aria-label={name}
    >
      <span role="status" className="sr">
        {upload?.state === 'received' && (isOnDevice ? words.keptHere : words.arrived)(upload.name)}
      </span>
      <input
        ref={again}
        className={styles.uploadAgain}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={acceptedPhotos}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {isUnderWay && (
        <UploadTile place={place} upload={upload} uploads={uploads} onReplace={chooseAgain} onGone={focus} />
      )}
      {!isUnderWay && file && (
        <FileTile
          state="done"
          name={file.name}
          thumbnail={
            upload?.preview ? (
              <BlobPicture blob={upload.preview} alt="" />
            ) : (
              <FileThumbnail href={file.thumbnail_href} />
            )
          }
          meta={
            wasLightened
              ? photos.lightened(format.fileSize(file.size), format.fileSize(upload.original_size))
              : format.fileSize(file.size)
          }
          badge={isOnDevice ? words.onDevice : words.received}
          view={isOnDevice ? undefined : { label: words.view(file.name), onAction: () => setIsOpen(true) }}
          remove={onRemove && { label: photos.remove, onAction: () => remove(file) }}
        />
      )}
      {!isUnderWay && file === undefined && upload?.state === 'received' && (
        <FileTile
          state="done"
          name={upload.name}
          thumbnail={<FileText />}
          meta={format.fileSize(upload.sent_size)}
          badge={isOnDevice ? words.onDevice : words.received}
        />
      )}
      {!isUnderWay && file && upload?.state === 'received' && upload.quality.length > 0 && (
        <PhotoQualityNote
          quality={upload.quality}
          onKeep={() => uploads.dismiss(place)}
          onRetake={onRemove && chooseAgain}
        />
      )}
      {!upload && !file && children(take)}
      {isOpen && file && <FileViewer file={file} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
