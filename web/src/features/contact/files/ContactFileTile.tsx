import FileText from 'lucide-react/icons/file-text'
import ImageIcon from 'lucide-react/icons/image'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { photoMessages } from '#platform/photo/photo.messages.ts'
import { uploadFailureText } from '#platform/photo/upload-failure-text.ts'
import { BlobPicture } from '#ui/uploads/BlobPicture.tsx'
import { FileTile } from '#ui/uploads/FileTile.tsx'
import { type ContactFile, pictureOf } from './contact-file.ts'
import { filesMessages } from './files.messages.ts'

type ContactFileTileProps = {
  file: ContactFile
  onView: (picture: Blob) => void
  onReplace: () => void
  onRemove: () => void
}

/** A file of a message before it is sent. */
export function ContactFileTile({ file, onView, onReplace, onRemove }: ContactFileTileProps) {
  const words = useMessages(filesMessages)
  const photos = useMessages(photoMessages)
  const language = useLanguage()
  const format = useFormat()
  const remove = { label: words.removeOne(file.name), onAction: onRemove }
  if (file.state === 'preparing') {
    return (
      <FileTile
        state="uploading"
        name={file.name}
        thumbnail={<ImageIcon />}
        per_cent={0}
        meta={photos.stage[file.stage]}
        progressLabel={photos.stage[file.stage]}
        cancel={remove}
      />
    )
  }
  if (file.state === 'failed') {
    const { failure } = file
    return (
      <FileTile
        state="failed"
        name={file.name}
        error={uploadFailureText(failure, language)}
        replace={{ label: photos.replace, onAction: onReplace }}
        remove={remove}
      />
    )
  }
  const picture = pictureOf(file)
  const size = format.fileSize(file.file.size)
  return (
    <FileTile
      state="done"
      name={file.file.name}
      thumbnail={picture ? <BlobPicture blob={picture} alt="" /> : <FileText />}
      meta={file.file.size < file.original_size ? photos.lightened(size, format.fileSize(file.original_size)) : size}
      badge={words.ready}
      view={picture ? { label: words.view(file.file.name), onAction: () => onView(picture) } : undefined}
      remove={remove}
    />
  )
}
