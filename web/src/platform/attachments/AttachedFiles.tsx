import { useEffect, useId, useRef, useState } from 'react'
import FileText from '~icons/lucide/file-text'
import ImageIcon from '~icons/lucide/image'
import { attachedMessages, photoMessages } from '#messages/platform.ts'
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
import { PhotoQualityNote } from '../photo/PhotoQualityNote.tsx'
import { uploadFailureText } from '../photo/upload-failure-text.ts'
import { type AttachedFile, getPreviewPicture } from './attached-file.ts'
import type { AttachedFiles as Held } from './use-attached-files.ts'
import styles from './AttachedFiles.module.css'

type ShownPicture = { name: string; picture: Blob }

type AttachedFilesProps = {
  attached: Held
  most: 3 | 5
  /** Reason why the message cannot be sent yet, or why the server refused its files. */
  error: string | undefined
}

/** Files of a message: choose, prepare, preview, replace and remove them. */
export function AttachedFiles({ attached, most, error }: AttachedFilesProps) {
  const words = useMessages(attachedMessages)
  const photos = useMessages(photoMessages)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const again = useRef<HTMLInputElement>(null)
  const replaced = useRef('')
  const [shown, setShown] = useState<ShownPicture | null>(null)
  const count = attached.files.length
  const before = useRef(count)
  // Focuses the first of the new files: the button that chose them disappears once there are enough.
  useEffect(() => {
    const first = section.current?.querySelectorAll<HTMLElement>('[data-file]')[before.current]
    const { activeElement } = document
    const isElsewhere = activeElement !== document.body && !section.current?.contains(activeElement)
    if (count > before.current && !isElsewhere) first?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  const shownError = error ?? (attached.hasTooMany ? words.tooMany(most) : undefined)
  function chooseAgain(file: string) {
    replaced.current = file
    again.current?.click()
  }
  // Moves the focus, which the removed file had, to the next file's button, else the last's, else the file chooser.
  function remove(file: string, place: number) {
    const tiles = [...(section.current?.querySelectorAll('[data-tile]') ?? [])]
    const next = tiles[place + 1] ?? tiles[place - 1]
    const focusNext = next
      ? [...next.querySelectorAll('button')].at(-1)
      : section.current?.querySelector<HTMLElement>('input[type=file]:not([hidden])')
    focusNext?.focus()
    attached.remove(file)
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
          if (file) attached.replace(replaced.current, file)
          event.target.value = ''
        }}
      />
      {attached.files.map((file, place) => (
        <div key={file.id} className="stack gap-s" role="group" aria-label={file.name} data-file tabIndex={-1}>
          <AttachedFileTile
            file={file}
            onView={(picture) => setShown({ name: file.name, picture })}
            onReplace={() => chooseAgain(file.id)}
            onRemove={() => remove(file.id, place)}
          />
          {file.state === 'ready' && file.quality.length > 0 && (
            <PhotoQualityNote
              quality={file.quality}
              onKeep={() => attached.keep(file.id)}
              onRetake={() => chooseAgain(file.id)}
            />
          )}
        </div>
      ))}
      {attached.files.length < most && (
        <DropZone
          size="small"
          multiple
          optional
          title={words.drop}
          formats={words.most(photos.formats, most)}
          chooseLabel={photos.choose}
          photoLabel={photos.photo}
          accept={acceptedPhotos}
          onFiles={attached.add}
        />
      )}
      <div className="sr" aria-live="polite">
        {attached.files.map((file) => file.state === 'ready' && <p key={file.id}>{words.readied(file.file.name)}</p>)}
      </div>
      <div role="alert">{shownError && <FieldError>{shownError}</FieldError>}</div>
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

type AttachedFileTileProps = {
  file: AttachedFile
  onView: (picture: Blob) => void
  onReplace: () => void
  onRemove: () => void
}

/** A file of a message before it is sent. */
function AttachedFileTile({ file, onView, onReplace, onRemove }: AttachedFileTileProps) {
  const words = useMessages(attachedMessages)
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
  const picture = getPreviewPicture(file)
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
