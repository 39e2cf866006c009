import Search from 'lucide-react/icons/search'
import { useState, type ComponentType } from 'react'
import { useShortcut } from '#platform/browser/use-shortcut.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import { toast } from '#ui/feedback/toast/toast-store.ts'
import { shellMessages } from '../shell.messages.ts'

type Finder = ComponentType<{ isOpen: boolean; onClose: () => void }>

/** Opens the search over the whole portal, as Ctrl or Cmd with K does; its code comes when it is asked for. */
export function SearchButton() {
  const words = useMessages(shellMessages)
  const [Dialog, setDialog] = useState<Finder | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const load = () => import('#features/search/SearchDialog.tsx').then((module) => setDialog(() => module.SearchDialog))
  function open() {
    // A question on screen is answered first.
    if (document.querySelector('dialog:modal') !== null) return
    setIsOpen(true)
    load().catch(() => {
      setIsOpen(false)
      toast({ text: words.offline_search, tone: 'danger' })
    })
  }
  useShortcut('k', open, true)
  return (
    <>
      <IconButton
        label={words.search}
        tip={words.search_tip}
        icon={<Search />}
        size="small"
        side="bottom"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={open}
      />
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
