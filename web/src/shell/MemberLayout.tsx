import styles from './member-frame.module.css'
import shellStyles from './shell.module.css'
import { type QueryClient, QueryClientProvider, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { onQueryErrorReset } from '#platform/page/query-errors.ts'
import { useEvents } from '#platform/use-events.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { useMedia, useWhenNear } from '#platform/browser/use-media.ts'
import { useShortcut } from '#platform/browser/use-shortcut.ts'
import { useMe } from '#platform/queries.ts'
import { shellMessages } from './shell.messages.ts'
import { saveSidebarOpen, wasSidebarOpen } from '#start/sidebar-state.ts'
import { Topbar } from './Topbar.tsx'
import { bannerComponents, bannerOf } from './standing/standing-parts.ts'
import { useOnline } from '#platform/browser/use-online.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { LogoMarkSmall } from '#ui/drawings/LogoMarkSmall.tsx'
import { Wordmark } from '#ui/drawings/Wordmark.tsx'
import { UserMenu } from './sidebar/user/UserMenu.tsx'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { Gate } from '#platform/permissions.tsx'
import { Tooltip } from '#ui/Tooltip.tsx'
import { helpItems, mainItems } from './sidebar/nav-items.ts'

type MemberLayoutProps = { queries: QueryClient; children: ReactNode }

/** Frame of each page of a signed-in member, and the cache that they share. */
export function MemberLayout({ queries, children }: MemberLayoutProps) {
  return (
    <QueryClientProvider client={queries}>
      <Frame>{children}</Frame>
    </QueryClientProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const words = useMessages(shellMessages)
  const { contract } = useMe()
  const [{ awaited: Awaited, ended: EndedBanner, at_risk: SuspensionBanner }] = useState(bannerComponents)
  const standing = bannerOf(contract)
  const needsContract = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.needsContract),
  })
  const isPhone = useMedia('(max-width: 768px)')
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' })
  const [isSidebarOpen, setIsSidebarOpen] = useState(wasSidebarOpen)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const queryErrors = useQueryErrorResetBoundary()
  useStart(() => onQueryErrorReset(queryErrors.reset))
  useEvents()
  function toggleMenu() {
    if (isPhone) {
      setIsSheetOpen(!isSheetOpen)
      return
    }
    setIsSidebarOpen(!isSidebarOpen)
    saveSidebarOpen(!isSidebarOpen)
  }
  useShortcut('b', toggleMenu)
  return (
    <>
      <a className="skip" href="#page">
        {words.skip}
      </a>
      <div className={styles.app} data-sidebar={isSidebarOpen ? 'open' : 'closed'}>
        {!isPhone && <Sidebar isOpen={isSidebarOpen} />}
        <div className={styles.main}>
          <Topbar
            isPhone={isPhone}
            isHome={isHome}
            isMenuOpen={isPhone ? isSheetOpen : isSidebarOpen}
            onToggleMenu={toggleMenu}
          />
          <OfflineNote />
          <div className={shellStyles.menuPlace}>
            {isPhone && <SidebarSheet isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} />}
          </div>
          <Suspense>
            {standing === 'at_risk' && <SuspensionBanner />}
            {standing === 'ended' && <EndedBanner />}
          </Suspense>
          <main id="page" tabIndex={-1}>
            {standing === 'awaited' && needsContract ? (
              <Suspense>
                <Awaited />
              </Suspense>
            ) : (
              children
            )}
          </main>
          <Footer />
        </div>
      </div>
    </>
  )
}

/** Says that the network is gone, as soon as it is. */
function OfflineNote() {
  const words = useMessages(shellMessages)
  const isOnline = useOnline()
  return (
    <div role="status" className={shellStyles.offline}>
      {!isOnline && <p>{words.offline}</p>}
    </div>
  )
}

const content = () => import('./FooterContent.tsx').then((module) => module.FooterContent)
const FooterContent = lazyPart(content)

/** The end of each page: its place is kept, what stands there is loaded when it comes into sight. */
function Footer() {
  const foot = useRef<HTMLElement>(null)
  const isLoaded = useWhenNear(foot, content)
  return (
    <footer ref={foot} className={styles.foot}>
      <Suspense>{isLoaded && <FooterContent />}</Suspense>
    </footer>
  )
}

/** The menu beside the page: labels when open, icons with bubbles when closed. */
function Sidebar({ isOpen }: { isOpen: boolean }) {
  const words = useMessages(shellMessages)
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

const loadSheet = () => import('#ui/Sheet.tsx').then((module) => module.Sheet)
const Sheet = lazyPart(loadSheet)

/** The same menu on phones, sliding over the page; its code comes as soon as the frame is there. */
function SidebarSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
        <NavList hasTips={false} />
        <UserMenu />
      </Sheet>
    </Suspense>
  )
}

/** The places of the portal that the member may go to; `hasTips` names the icons when their labels are out of sight. */
function NavList({ hasTips }: { hasTips: boolean }) {
  const words = useMessages(shellMessages)
  const language = useLanguage()
  const lists = [
    { name: words.main_navigation, items: mainItems },
    { name: words.help_navigation, items: helpItems },
  ]
  return lists.map(({ name, items }) => (
    <nav key={name} className={styles.nav} aria-label={name}>
      {items.map(({ to, page, icon: Icon, count: Count, ...wanted }) => (
        <Gate key={to} {...wanted}>
          <Tooltip text={pageNames[page][language]} side="right" describes={false} off={!hasTips}>
            <Link
              to={to}
              className={styles.navLink}
              activeOptions={{ exact: to === '/' }}
              activeProps={{ 'aria-current': 'page' }}
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
