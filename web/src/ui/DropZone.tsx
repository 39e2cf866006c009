import { useId, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react'
import Camera from '~icons/lucide/camera'
import FileUp from '~icons/lucide/file-up'
import { buttonClass } from './button-class.ts'
import { FieldError } from './Field.tsx'
import { usePageFiles } from './use-page-files.ts'
import styles from './DropZone.module.css'
import fieldStyles from './Field.module.css'

type DropZoneProps = {
  size?: 'large' | 'small' | undefined
  title?: ReactNode
  titlePhone?: ReactNode
  hint?: ReactNode
  hintPhone?: ReactNode
  /** Formats and limit, always written. */
  formats: ReactNode
  chooseLabel: string
  photoLabel: string
  accept: string
  /** Several may be chosen at once; dropped or pasted ones are passed on even without. */
  multiple?: boolean | undefined
  art?: ReactNode
  error?: string | undefined
  unavailable?: boolean | undefined
  /** No file is needed: its buttons do not lead. */
  optional?: boolean | undefined
  onFiles: (files: File[]) => void
}

/** A cushion that takes files: dropped, pasted, chosen, or taken with the camera, which leads on phones. */
export function DropZone({
  size = 'large',
  title,
  titlePhone = title,
  hint,
  hintPhone = hint,
  formats,
  chooseLabel,
  photoLabel,
  accept,
  multiple = false,
  art,
  error,
  unavailable = false,
  optional = false,
  onFiles,
}: DropZoneProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const small = size === 'small'
  function take(files: Iterable<File>) {
    const taken = [...files]
    if (taken.length > 0 && !unavailable) onFiles(taken)
  }
  usePageFiles(take, !unavailable)
  function choose(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files ?? [])
    // the same file may be chosen again after a failure
    event.target.value = ''
  }
  function drag(event: DragEvent) {
    event.preventDefault()
    const { currentTarget, relatedTarget, type } = event
    const leaves = type === 'dragleave' && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
    if (leaves || type === 'drop') setIsOver(false)
    else if (!unavailable) setIsOver(true)
    if (type === 'drop') take(event.dataTransfer.files)
  }
  const native = {
    className: 'sr',
    type: 'file',
    multiple,
    disabled: unavailable,
    'aria-describedby': error ? `${id}-formats ${id}-error` : `${id}-formats`,
    'aria-invalid': error ? true : undefined,
    onChange: choose,
  }
  const look = { variant: 'surface', size: small ? 'small' : 'medium' } as const
  const line = (desk: ReactNode, phone: ReactNode) => (
    <>
      <span className="only-desk">{desk}</span>
      <span className="only-phone">{phone}</span>
    </>
  )
  return (
    <div className={fieldStyles.field}>
      <div
        className={`${styles.dropzone} seamed ${small ? styles.small : ''}`}
        data-over={isOver || undefined}
        data-optional={optional || undefined}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
      >
        {!small && art}
        {title && <p className={small ? 'strong' : 'h3'}>{line(title, titlePhone)}</p>}
        {hint && !small && <p className="small muted">{line(hint, hintPhone)}</p>}
        <div className={`row wrap ${styles.acts}`}>
          <label
            className={buttonClass({ ...look, className: styles.choose })}
            aria-disabled={unavailable || undefined}
          >
            <FileUp />
            {chooseLabel}
            <input {...native} accept={accept} />
          </label>
          <label className={buttonClass({ ...look, className: styles.photo })} aria-disabled={unavailable || undefined}>
            <Camera />
            {photoLabel}
            <input {...native} accept="image/*" capture="environment" />
          </label>
        </div>
        {hint && small && <p className="small muted">{line(hint, hintPhone)}</p>}
        <p className={`caption muted ${styles.formats}`} id={`${id}-formats`}>
          {formats}
        </p>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
