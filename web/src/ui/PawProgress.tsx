import { padSeam, padShape, toes } from './drawings/paw.ts'
import styles from './PawProgress.module.css'

/** plain takes the colour of the text around it. */
export type PawTone =
  | 'plain'
  | 'brand'
  | 'draft'
  | 'pending'
  | 'processing'
  | 'action'
  | 'accepted'
  | 'refunded'
  | 'rejected'
export type PawSteps = 0 | 1 | 2 | 3 | 4 | 5
export type Toe = 1 | 2 | 3 | 4
export type PawMark = { done: PawSteps; now?: Toe; tone: PawTone }

type PawProgressProps = {
  done: PawSteps
  now?: Toe | undefined
  tone?: PawTone | undefined
  size?: 18 | 44 | 68 | 116 | undefined
  /** Draws what is to be done yet as a soft shape, without a seam. */
  isOpen?: boolean | undefined
  className?: string | undefined
}

/** The print: four toes and a landing. Always beside a text, so it is hidden from assistive technology. */
export function PawProgress({
  done,
  now,
  tone = 'brand',
  size = 44,
  isOpen = false,
  className = '',
}: PawProgressProps) {
  return (
    <svg
      className={`${styles.print} ${isOpen ? styles.open : ''} ${className}`}
      viewBox="0 0 64 64"
      data-tone={tone}
      data-done={done}
      data-now={now}
      data-size={size}
      aria-hidden="true"
    >
      {toes.map((toe) => (
        <ellipse key={toe.cx} className={styles.toe} {...toe} />
      ))}
      <path className={`${styles.toe} ${styles.pad}`} d={padShape} />
      <path className={styles.padSeam} d={padSeam} />
      <path className={styles.padCross} d="M27 40l10 10M37 40L27 50" />
    </svg>
  )
}
