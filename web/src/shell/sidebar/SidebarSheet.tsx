import { useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { shellMessages } from '#messages/shell.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Wordmark } from '#ui/drawings/Wordmark.tsx'
import { fetchPages } from './fetch-pages.ts'
import { NavList } from './Sidebar.tsx'
import { UserMenu } from './user/UserMenu.tsx'
import styles from './SidebarSheet.module.css'

const Sheet = lazyPart(() => import('#ui/Sheet.tsx').then((module) => module.Sheet))

/** The same menu on phones, sliding over the page; its code comes as soon as the frame is there. */
export function SidebarSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = useMessages(shellMessages)
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  useStart(() => void Sheet.preload().catch(() => undefined))
  if (!wasOpened) return null
  return (
    <Suspense>
      <Sheet
        open={isOpen}
        onClose={onClose}
        label={words.menu}
        closeLabel={words.close_menu}
        head={<Wordmark className={styles.brand} />}
      >
        <Destinations />
        <UserMenu />
      </Sheet>
    </Suspense>
  )
}

function Destinations() {
  const router = useRouter()
  // Behind the frame in which the menu is seen.
  useStart(() => void fetchPages(router))
  return <NavList hasTips={false} />
}
