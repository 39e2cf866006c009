import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { shellMessages } from '#messages/shell.ts'
import { useWhileShown } from '#platform/browser/use-while-shown.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { LogoMarkSmall } from '#ui/drawings/LogoMarkSmall.tsx'
import { Wordmark } from '#ui/drawings/Wordmark.tsx'
import { Tooltip } from '#ui/Tooltip.tsx'
import { fetchPagesAtRest } from './fetch-pages.ts'
import { helpItems, mainItems } from './nav-items.ts'
import { UserMenu } from './user/UserMenu.tsx'
import styles from '#ui/member-frame.module.css'

export function Sidebar({ isOpen }: { isOpen: boolean }) {
  const words = useMessages(shellMessages)
  const router = useRouter()
  useWhileShown(() => fetchPagesAtRest(router))
  return (
    <aside className={styles.sidebar} aria-label={words.menu}>
      <div className={styles.brandline}>
        <Link to="/" aria-label={words.brand}>
          <Wordmark />
          <LogoMarkSmall className={styles.markOnly} />
        </Link>
      </div>
      <NavList hasTips={!isOpen} />
      <UserMenu />
    </aside>
  )
}

/** The places of the portal that the member may go to; `hasTips` names the icons when their labels are out of sight. */
export function NavList({ hasTips }: { hasTips: boolean }) {
  const words = useMessages(shellMessages)
  const language = useLanguage()
  const pathname = useLocation({ select: (location) => location.pathname })
  const lists = [
    { name: words.main_navigation, items: mainItems },
    { name: words.help_navigation, items: helpItems },
  ]
  return lists.map(({ name, items }) => (
    <nav key={name} className={styles.nav} aria-label={name}>
      {items.map(({ to, page, also, icon: Icon, count: Count, ...wanted }) => (
        <Gate key={to} {...wanted}>
          <Tooltip text={pageNames[page][language]} side="right" describes={false} off={!hasTips}>
            <Link
              to={to}
              className={styles.navLink}
              activeOptions={{ exact: to === '/' }}
              activeProps={{ 'aria-current': 'page' }}
              {...(also !== undefined && pathname.startsWith(also) && { 'aria-current': 'page' as const })}
            >
              <Icon />
              <span>{pageNames[page][language]}</span>
              {Count && <Count />}
            </Link>
          </Tooltip>
        </Gate>
      ))}
    </nav>
  ))
}
