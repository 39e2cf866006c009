import { photoMessages } from '#messages/platform.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { useMessages } from '../language/i18n.ts'
import type { PhotoQuality } from './prepare-photo.ts'

type PhotoQualityNoteProps = {
  quality: readonly PhotoQuality[]
  onKeep: () => void
  onRetake?: (() => void) | undefined
}

/** Warns at once that a photo is hard to read; the member keeps it or takes another. */
export function PhotoQualityNote({ quality, onKeep, onRetake }: PhotoQualityNoteProps) {
  const words = useMessages(photoMessages)
  return (
    <Note
      tone="warning"
      live
      action={
        <span className="row wrap gap-s">
          {onRetake && (
            <Button size="small" onClick={onRetake}>
              {words.retake}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onKeep}>
            {words.keep}
          </Button>
        </span>
      }
    >
      {quality.map((flaw) => words.quality[flaw]).join(' ')}
    </Note>
  )
}
