import { type ReactNode, useState } from 'react'
import Plus from '~icons/lucide/plus'
import styles from './Accordion.module.css'

type AccordionProps = {
  title: ReactNode
  /** At first; the reader then opens and closes it. */
  isOpen?: boolean | undefined
  /** Those of one name close each other. */
  name?: string | undefined
  id?: string | undefined
  onOpen?: (() => void) | undefined
  /** Takes the width of its place, for more than text. */
  isWide?: boolean
  children: ReactNode
  /** Below the content, made when it is first opened: a page of fifty questions has fifty of them. */
  foot?: ReactNode
}

export function Accordion({ title, isOpen, name, id, onOpen, isWide, children, foot }: AccordionProps) {
  const [wasOpened, setWasOpened] = useState(isOpen === true)
  // The press comes before the content is shown; a search in the page and an address open it without one.
  const open = () => setWasOpened(true)
  function toggle(newState: string) {
    if (newState !== 'open') return
    open()
    onOpen?.()
  }
  return (
    <details
      className={styles.accordion}
      open={isOpen}
      name={name}
      id={id}
      onToggle={({ newState }) => toggle(newState)}
    >
      <summary onClick={open}>
        <span>{title}</span>
        <Plus className={styles.sign} />
      </summary>
      <div className={styles.body} data-wide={isWide || undefined}>
        {children}
        {wasOpened && foot}
      </div>
    </details>
  )
}
