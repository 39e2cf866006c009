import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { Link } from '@tanstack/react-router'
import MenuIcon from 'lucide-react/icons/menu'
import MessageCircle from 'lucide-react/icons/message-circle'
import PanelLeft from 'lucide-react/icons/panel-left'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import { Wordmark } from '#ui/drawings/Logo.tsx'
import { shellMessages } from '../shell.messages.ts'
import { PageTrail } from './PageTrail.tsx'
import { SearchButton } from './SearchButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

type TopbarProps = { isPhone: boolean; isHome: boolean; isMenuOpen: boolean; onToggleMenu: () => void }

/** The page's head: the menu's button, where the page stands, whom to ask, what to look for, and the theme. */
export function Topbar({ isPhone, isHome, isMenuOpen, onToggleMenu }: TopbarProps) {
  const words = useMessages(shellMessages)
  const language = useLanguage()
  return (
    <header className="topbar">
      <IconButton
        label={isMenuOpen ? words.close_menu : words.open_menu}
        icon={isPhone ? <MenuIcon /> : <PanelLeft />}
        side="bottom"
        aria-expanded={isMenuOpen}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggleMenu}
      />
      {isPhone && isHome && (
        <Link to="/" className="topbrand" aria-label={words.brand}>
          <Wordmark />
        </Link>
      )}
      <PageTrail />
      <SearchButton />
      <Gate permission="contact:write">
        <Link to="/contact" className={buttonClass({ variant: 'quiet', size: 'small', iconOnly: isPhone })}>
          <MessageCircle className={isPhone ? undefined : 'icon-s'} />
          <span className={isPhone ? 'sr' : undefined}>{pageNames.contact[language]}</span>
        </Link>
      </Gate>
      <ThemeToggle />
    </header>
  )
}
