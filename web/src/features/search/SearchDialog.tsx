import X from '~icons/lucide/x'
import { searchMessages } from '#messages/search.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useModal } from '#ui/use-modal.ts'
import { SearchBox } from './SearchBox.tsx'
import styles from './search.module.css'

type SearchDialogProps = { isOpen: boolean; onClose: () => void }

/** The search over the whole portal, above any page of it; the whole screen of a phone. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const words = useMessages(searchMessages)
  const dialog = useModal({ isOpen, onClose, closesOnLink: true })
  return (
    <dialog ref={dialog} className={styles.finder} aria-label={words.title}>
      {isOpen && (
        <SearchBox
          onDone={onClose}
          cross={<IconButton label={words.close} icon={<X />} size="small" side="left" onClick={onClose} />}
        />
      )}
    </dialog>
  )
}
