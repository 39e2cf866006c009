import { useMessages } from '#platform/language/i18n.ts'
import { Wordmark } from '#ui/drawings/Logo.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { shellMessages } from '../shell.messages.ts'
import { NavList } from './NavList.tsx'
import { UserMenu } from './user/UserMenu.tsx'

/** The same menu on phones, sliding over the page. */
export function SidebarSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = useMessages(shellMessages)
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      label={words.menu}
      closeLabel={words.close_menu}
      head={<Wordmark className="sheet-brand" />}
    >
      <NavList hasTips={false} />
      <UserMenu />
    </Sheet>
  )
}
