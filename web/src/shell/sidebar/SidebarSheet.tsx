import { Suspense, useState } from 'react'
import { useStart } from '#platform/browser/use-start.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Wordmark } from '#ui/drawings/Wordmark.tsx'
import { shellMessages } from '../shell.messages.ts'
import { NavList, useFetchPages } from './Sidebar.tsx'
import { UserMenu } from './user/UserMenu.tsx'
import shellStyles from '../shell.module.css'

const loadSheet = () => import('#ui/Sheet.tsx').then((module) => module.Sheet)

const Sheet = lazyPart(loadSheet)

/** The same menu on phones, sliding over the page; its code comes as soon as the frame is there. */
export function SidebarSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = useMessages(shellMessages)
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  useStart(() => void loadSheet().catch(() => undefined))
  if (!wasOpened) return null
  return (
    <Suspense>
      <Sheet
        open={isOpen}
        onClose={onClose}
        label={words.menu}
        closeLabel={words.close_menu}
        head={<Wordmark className={shellStyles.sheetBrand} />}
      >
        <Destinations />
        <UserMenu />
      </Sheet>
    </Suspense>
  )
}

function Destinations() {
  useStart(useFetchPages())
  return <NavList hasTips={false} />
}
