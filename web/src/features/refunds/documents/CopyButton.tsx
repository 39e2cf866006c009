import Copy from '~icons/lucide/copy'
import { documentMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/toast-store.ts'
import styles from './request-files.module.css'

function useCopy() {
  const { copied } = useMessages(documentMessages)
  return (text: string) => {
    void navigator.clipboard.writeText(text).then(() => toast({ text: copied }))
  }
}

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
