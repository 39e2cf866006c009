import type { Reading } from '@coussinet/contract/readings.ts'
import ScanText from 'lucide-react/icons/scan-text'
import { useMessages } from '#platform/language/i18n.ts'
import { readingMessages } from './reading.messages.ts'
import { type PicturedFile, ReadPiece } from './ReadPiece.tsx'
import styles from './reading.module.css'

type PaymentProofProps = { file: PicturedFile; proof: NonNullable<Reading['payment_proof']> }

/** Words of the invoice that say that it was paid, below the box that the member ticks: nothing ticks it for them. */
export function PaymentProof({ file, proof }: PaymentProofProps) {
  const words = useMessages(readingMessages)
  return (
    <div className={`${styles.hint} ${styles.proof} small muted`}>
      <span className={styles.said}>
        <ScanText className="icon-s" />
        {words.proof(proof.value)}
      </span>
      {proof.box && <ReadPiece file={file} box={proof.box} label={words.piece(words.proofFact)} />}
    </div>
  )
}
