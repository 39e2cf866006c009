import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import styles from './Accordion.module.css'

type AccordionProps = {
  title: ReactNode
  /** At first; the reader then opens and closes it. */
  isOpen?: boolean | undefined
  /** Those of one name close each other. */
  name?: string | undefined
  id?: string | undefined
  /** Called each time it opens. */
  onOpen?: (() => void) | undefined
  children: ReactNode
}

/** A question and its answer. */
export function Accordion({ title, isOpen, name, id, onOpen, children }: AccordionProps) {
  return (
    <details
      className={styles.accordion}
      open={isOpen}
      name={name}
      id={id}
      onToggle={({ newState }) => newState === 'open' && onOpen?.()}
    >
      <summary>
        <span>{title}</span>
        <Plus className={styles.sign} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
