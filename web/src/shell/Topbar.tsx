import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { Link, useMatches } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import MenuIcon from '~icons/lucide/menu'
import MessageCircle from '~icons/lucide/message-circle'
import PanelLeft from '~icons/lucide/panel-left'
import Search from '~icons/lucide/search'
import { shellMessages } from '#messages/shell.ts'
import { useShortcut } from '#platform/browser/use-shortcut.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { getCrumb } from '#platform/page/page-title.ts'
import { Gate } from '#platform/permissions.tsx'
import { Breadcrumb, Crumb } from '#ui/Breadcrumb.tsx'
import { Wordmark } from '#ui/drawings/Wordmark.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/toast-store.ts'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from '#ui/member-frame.module.css'

type TopbarProps = { isPhone: boolean; isHome: boolean; isMenuOpen: boolean; onToggleMenu: () => void }

export function Topbar({ isPhone, isHome, isMenuOpen, onToggleMenu }: TopbarProps) {
  const words = useMessages(shellMessages)
  const language = useLanguage()
  return (
    <header className={styles.topbar}>
      <IconButton
        label={isMenuOpen ? words.close_menu : words.open_menu}
        icon={isPhone ? <MenuIcon /> : <PanelLeft />}
        side="bottom"
        aria-expanded={isMenuOpen}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggleMenu}
      />
      {isPhone && isHome && (
        <Link to="/" className={styles.topbrand} aria-label={words.brand}>
          <Wordmark />
        </Link>
      )}
      <PageTrail />
      <SearchButton />
      <Gate permission="contact:write">
        <LinkButton to="/contact" variant="quiet" size="small" iconOnly={isPhone}>
          <MessageCircle className={isPhone ? undefined : 'icon-s'} />
          <span className={isPhone ? 'sr' : undefined}>{pageNames.contact[language]}</span>
        </LinkButton>
      </Gate>
      <ThemeToggle />
    </header>
  )
}

// A link that leads here is not the page itself.
const exactly = { exact: true }

function PageTrail() {
  const words = useMessages(shellMessages)
  const language = useLanguage()
  const pages = useMatches().flatMap((match) => {
    const text = getCrumb(match, language)
    return text === null || match.pathname === '/' ? [] : [{ id: match.id, pathname: match.pathname, text }]
  })
  const last = pages.pop()
  return (
    <Breadcrumb label={words.trail}>
      <Crumb current={last === undefined}>
        {last === undefined ? (
          words.home
        ) : (
          <Link to="/" activeOptions={exactly}>
            {words.home}
          </Link>
        )}
      </Crumb>
      {pages.map((page) => (
        <Crumb key={page.id}>
          <Link to={page.pathname} activeOptions={exactly}>
            {page.text}
          </Link>
        </Crumb>
      ))}
      {last !== undefined && <Crumb current>{last.text}</Crumb>}
    </Breadcrumb>
  )
}

type Finder = ComponentType<{ isOpen: boolean; onClose: () => void }>

/** Opens the search of the whole portal, like Ctrl or Cmd with K; its code loads on demand. */
function SearchButton() {
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
  useShortcut('k', open, { evenInFields: true })
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
