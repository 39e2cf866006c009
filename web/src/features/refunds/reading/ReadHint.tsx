import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import ScanText from 'lucide-react/icons/scan-text'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { fileAt } from '../documents/add-document.ts'
import { readingMessages } from './reading.messages.ts'
import { ReadPiece } from './ReadPiece.tsx'
import styles from './reading.module.css'

const sources = { care_date: 'care_date', invoice_number: 'invoice_number', vet_name: 'clinic' } as const

type ReadHintProps = {
  request: RefundRequest
  field: keyof typeof sources
  /** The text on screen. */
  shown: string
  onTake: (value: string) => void
}

/** Says below a field that its text was read on the invoice, or what stands there, one tap away; what was typed stays. */
export function ReadHint({ request, field, shown, onTake }: ReadHintProps) {
  const words = useMessages(readingMessages)
  const format = useFormat()
  const file = fileAt(request, { type: 'invoice', animal_id: null })
  const source = sources[field]
  const read = file?.reading?.document === 'invoice' ? file.reading[source] : null
  if (!file || !read?.sure) return null
  const fact = words.facts[source]
  const text = field === 'care_date' ? format.longDay(read.value) : read.value
  return (
    <div className={`${styles.hint} small muted`}>
      <span className={styles.said}>
        <ScanText className="icon-s" />
        {shown.trim() === read.value ? (
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
        )}
      </span>
      {read.box && <ReadPiece file={file} box={read.box} label={words.piece(fact)} />}
    </div>
  )
}
