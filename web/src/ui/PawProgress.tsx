import { padSeam, padShape, toeShapes } from './drawings/paw.ts'
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
  /** Draws steps to come as a soft shape, without a seam. */
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
      data-size={size}
      aria-hidden="true"
    >
      {shapesOf(done, now, { apart: size > 44 }).map(([fill, shape]) => (
        <path key={shape} className={`${styles.toe} ${fill}`} d={shape} />
      ))}
      {/* Less than half a pixel wide beside a word. */}
      {size > 18 && <path className={styles.padSeam} d={padSeam} />}
      <path className={styles.padCross} d="M27 40l10 10M37 40L27 50" />
    </svg>
  )
}

const parts = [...toeShapes, padShape]

/**
 * Parts of the print with their fills: separate ones, so that a completed step visibly fills, or one shape per fill, which is faster to lay
 * out in lists of prints.
 */
function shapesOf(
  done: PawSteps,
  now: Toe | undefined,
  { apart }: { apart: boolean },
): [fill: string | undefined, shape: string][] {
  const drawn: [fill: string | undefined, shape: string][] = []
  for (const [index, shape] of parts.entries()) {
    const step = index + 1
    const fill = step === now ? styles.now : step <= done ? styles.done : styles.rest
    const same = apart ? undefined : drawn.find(([other]) => other === fill)
    if (same) same[1] += shape
    else drawn.push([fill, shape])
  }
  return drawn
}
