import type { Reading } from '@coussinet/contract/readings.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { type PaperKind, readingWords } from './OtherPaper.tsx'
import { ReadingNote } from './ReadingNote.tsx'
import { type PicturedFile, ReadPiece } from './ReadPiece.tsx'

type ReadHintProps = {
  /** requested kind of paper */
  paper: PaperKind
  file: (PicturedFile & { reading: Reading | null }) | undefined
  /** value of the reading that the field shows */
  source: 'care_date' | 'invoice_number' | 'clinic' | 'chip'
  /** The text on screen. */
  shown: string
  /** Name of the value, where it is not its own. */
  said?: string
  onTake: (value: string) => void
}

/** Notes below a field that its text was read on the document, or offers the read value in one tap; typed text stays. */
export function ReadHint({ paper, file, source, shown, said, onTake }: ReadHintProps) {
  const words = useMessages(readingWords[paper])
  const format = useFormat()
  const read = file?.reading?.document === paper ? file.reading[source] : null
  if (!file || !read?.sure) return null
  const fact = words.facts[source]
  const text = said ?? (source === 'care_date' ? format.longDay(read.value) : read.value)
  return (
    <ReadingNote
      said={
        shown.trim() === read.value ? (
          words.read
        ) : (
          <span>
            {words.says(text)}{' '}
            <button
              type="button"
              className="text-link"
              aria-label={words.takeThis(fact, text)}
              onClick={() => onTake(read.value)}
            >
              {words.take}
            </button>
          </span>
        )
      }
    >
      {read.box && <ReadPiece file={file} box={read.box} label={words.piece(fact)} />}
    </ReadingNote>
  )
}
