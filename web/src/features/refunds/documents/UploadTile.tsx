import ImageIcon from '~icons/lucide/image'
import { photoMessages } from '#messages/platform.ts'
import { documentMessages } from '#messages/refunds.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { uploadFailureText } from '#platform/photo/upload-failure-text.ts'
import { BlobPicture } from '#ui/BlobPicture.tsx'
import { FileTile } from '#ui/FileTile.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

type UploadTileProps = {
  place: string
  upload: Upload
  uploads: Uploads
  onReplace: () => void
  /** its button goes with it */
  onGone: () => void
}

/** A file on its way to its place, or failed with its remedy. */
export function UploadTile({ place, upload, uploads, onReplace, onGone }: UploadTileProps) {
  const words = useMessages(documentMessages)
  const photos = useMessages(photoMessages)
  const language = useLanguage()
  const format = useFormat()
  const look = {
    name: upload.name,
    thumbnail: upload.preview ? <BlobPicture blob={upload.preview} alt="" /> : <ImageIcon />,
  }
  const giveUp = () => {
    onGone()
    uploads.dismiss(place)
  }
  if (upload.state === 'failed') {
    const { failure } = upload
    const isFile = failure.kind === 'file'
    return (
      <FileTile
        {...look}
        state="failed"
        error={uploadFailureText(failure, language)}
        replace={isFile ? { label: photos.replace, onAction: onReplace } : undefined}
        retry={isFile ? undefined : { label: words.retry, onAction: () => uploads.retry(place) }}
        remove={{ label: photos.remove, onAction: giveUp }}
      />
    )
  }
  const fraction = upload.state === 'sending' ? upload.fraction : 0
  const meta =
    upload.state === 'preparing'
      ? photos.stage[upload.stage]
      : upload.state === 'waiting'
        ? words.goesLater[upload.why](format.atClockTime(upload.until), upload.limit)
        : words.sending(format.percent(Math.round(fraction * 100)))
  return (
    <FileTile
      {...look}
      state="uploading"
      per_cent={fraction * 100}
      meta={meta}
      progressLabel={words.progress(upload.name)}
      cancel={{ label: words.cancelUpload, onAction: giveUp }}
    />
  )
}
