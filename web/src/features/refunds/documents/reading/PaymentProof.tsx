import type { Reading } from '@coussinet/contract/readings.ts'
import { readingMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { ReadingNote } from './ReadingNote.tsx'
import { type PicturedFile, ReadPiece } from './ReadPiece.tsx'
import styles from './reading.module.css'

type PaymentProofProps = { file: PicturedFile; proof: NonNullable<Reading['payment_proof']> }

/** Words of the invoice that say it was paid, below the box that the member ticks: nothing ticks it automatically. */
export function PaymentProof({ file, proof }: PaymentProofProps) {
  const words = useMessages(readingMessages)
  return (
    <ReadingNote className={styles.proof} said={words.proof(proof.value)}>
      {proof.box && <ReadPiece file={file} box={proof.box} label={words.piece(words.proofFact)} />}
    </ReadingNote>
  )
}
