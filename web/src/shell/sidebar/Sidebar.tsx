import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { LogoMarkSmall, Wordmark } from '#ui/drawings/Logo.tsx'
import { shellMessages } from '../shell.messages.ts'
import { NavList } from './NavList.tsx'
import { UserMenu } from './user/UserMenu.tsx'

/** The menu beside the page: labels when open, icons with bubbles when closed. */
export function Sidebar({ isOpen }: { isOpen: boolean }) {
  const words = useMessages(shellMessages)
  return (
    <aside className="sidebar" aria-label={words.menu}>
      <div className="brandline">
        <Link to="/" aria-label={words.brand}>
          <Wordmark />
          <LogoMarkSmall className="mark-only" />
        </Link>
      </div>
      <NavList hasTips={!isOpen} />
      <UserMenu />
    </aside>
  )
}
