import type { ReactNode } from 'react'
import ScanText from '~icons/lucide/scan-text'
import { classNames } from '#ui/class-names.ts'
import styles from './reading.module.css'

/** A line that a document is being read, or was. */
export function ReadingLine({ children }: { children: ReactNode }) {
  return (
    <p className={`${styles.waiting} small`}>
      <ScanText className="icon-s" />
      <span>{children}</span>
    </p>
  )
}

type ReadingNoteProps = { said: ReactNode; className?: string | undefined; children?: ReactNode }

/** Below a field: what the document says, and the piece of it that shows this. */
export function ReadingNote({ said, className, children }: ReadingNoteProps) {
  return (
    <div className={classNames(`${styles.hint} small muted`, className)}>
      <span className={styles.said}>
        <ScanText className="icon-s" />
        {said}
      </span>
      {children}
    </div>
  )
}

/** Buttons to accept or correct a reading, in a row. */
export function ReadingAnswers({ children }: { children: ReactNode }) {
  return <span className={styles.answers}>{children}</span>
}
