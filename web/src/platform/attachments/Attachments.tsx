import FileText from 'lucide-react/icons/file-text'
import ImageIcon from 'lucide-react/icons/image'
import { useId, useRef, useState } from 'react'
import { BlobPicture } from '#ui/BlobPicture.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { FieldError } from '#ui/Field.tsx'
import { FileTile } from '#ui/FileTile.tsx'
import { GroupLabel } from '#ui/GroupLabel.tsx'
import { useLanguage, useMessages } from '../language/i18n.ts'
import { useFormat } from '../language/use-format.ts'
import { acceptedPhotos } from '../photo/photo-format.ts'
import { photoMessages } from '../photo/photo.messages.ts'
import { PhotoQualityNote } from '../photo/PhotoQualityNote.tsx'
import { uploadFailureText } from '../photo/upload-failure-text.ts'
import { type Attachment, pictureOf } from './attachment.ts'
import { attachmentMessages } from './attachments.messages.ts'
import type { Attachments as Held } from './use-attachments.ts'
import styles from './Attachments.module.css'

type Shown = { name: string; picture: Blob }

type AttachmentsProps = {
  held: Held
  /** Obstacle to sending them, or why the server refused them. */
  error: string | undefined
}

/** Files that go with a text: chosen, prepared, looked at, replaced and taken away. */
export function Attachments({ held, error }: AttachmentsProps) {
  const words = useMessages(attachmentMessages)
  const photos = useMessages(photoMessages)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const again = useRef<HTMLInputElement>(null)
  const replaced = useRef('')
  const [shown, setShown] = useState<Shown | null>(null)
  const said = error ?? (held.hasTooMany ? words.tooMany(held.most) : undefined)
  function chooseAgain(file: string) {
    replaced.current = file
    again.current?.click()
  }
  // To the next file's button, else to the last's, else to where files are chosen: what goes has the focus.
  function remove(file: string, place: number) {
    const tiles = [...(section.current?.querySelectorAll('[data-tile]') ?? [])]
    const next = tiles[place + 1] ?? tiles[place - 1]
    const kept = next
      ? [...next.querySelectorAll('button')].at(-1)
      : section.current?.querySelector<HTMLElement>('input[type=file]:not([hidden])')
    kept?.focus()
    held.remove(file)
  }
  return (
    <section ref={section} className={styles.files} aria-labelledby={id}>
      <GroupLabel id={id} optional={words.optional}>
        {words.title}
      </GroupLabel>
      <input
        ref={again}
        hidden
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={acceptedPhotos}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) held.replace(replaced.current, file)
          event.target.value = ''
        }}
      />
      {held.files.map((file, place) => (
        <div key={file.id} className="stack gap-s">
          <AttachmentTile
            file={file}
            onView={(picture) => setShown({ name: file.name, picture })}
            onReplace={() => chooseAgain(file.id)}
            onRemove={() => remove(file.id, place)}
          />
          {file.state === 'ready' && file.quality.length > 0 && (
            <PhotoQualityNote
              quality={file.quality}
              onKeep={() => held.keep(file.id)}
              onRetake={() => chooseAgain(file.id)}
            />
          )}
        </div>
      ))}
      {held.files.length < held.most && (
        <DropZone
          size="small"
          multiple
          optional
          title={words.drop}
          formats={words.most(photos.formats, held.most)}
          chooseLabel={photos.choose}
          photoLabel={photos.photo}
          accept={acceptedPhotos}
          onFiles={held.add}
        />
      )}
      <div role="alert">{said && <FieldError>{said}</FieldError>}</div>
      {shown && (
        <Dialog
          open
          size="large"
          title={shown.name}
          onClose={() => setShown(null)}
          actions={<Button onClick={() => setShown(null)}>{words.close}</Button>}
        >
          <BlobPicture className={styles.picture} blob={shown.picture} alt={shown.name} />
        </Dialog>
      )}
    </section>
  )
}

type AttachmentTileProps = {
  file: Attachment
  onView: (picture: Blob) => void
  onReplace: () => void
  onRemove: () => void
}

/** A file before it is sent. */
function AttachmentTile({ file, onView, onReplace, onRemove }: AttachmentTileProps) {
  const words = useMessages(attachmentMessages)
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
