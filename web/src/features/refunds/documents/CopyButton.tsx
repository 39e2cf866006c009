import Copy from 'lucide-react/icons/copy'
import { IconButton } from '#ui/IconButton.tsx'
import { useCopy } from './use-copy.ts'
import styles from './CopyButton.module.css'

/** Copies a text, in the line that shows it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy()
  return (
    <IconButton
      className={styles.copy}
      size="small"
      label={label}
      icon={<Copy className="icon-s" />}
      onClick={() => copy(text)}
    />
  )
}
