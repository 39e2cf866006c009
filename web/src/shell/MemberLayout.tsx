import { type QueryClient, QueryClientProvider, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { shellMessages } from '#messages/shell.ts'
import { useMedia, useWhenNear } from '#platform/browser/use-media.ts'
import { useShortcut } from '#platform/browser/use-shortcut.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { useMe } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { onQueryErrorReset } from '#platform/page/query-errors.ts'
import { useLiveEvents } from '#platform/use-live-events.ts'
import { saveSidebarOpen, wasSidebarOpen } from '#start/sidebar-state.ts'
import { bannerComponents, getBanner } from './contract-banner/banner-of.ts'
import { OfflineNote } from './OfflineNote.tsx'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { SidebarSheet } from './sidebar/SidebarSheet.tsx'
import { Topbar } from './Topbar.tsx'
import styles from '#ui/member-frame.module.css'
import shellStyles from './shell.module.css'

type MemberLayoutProps = { queries: QueryClient; children: ReactNode }

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
  const standing = getBanner(contract)
  const needsContract = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.needsContract),
  })
  const isPhone = useMedia('(max-width: 48rem)')
  // The current page, while another is loading.
  const isHome = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname === '/',
  })
  const [isSidebarOpen, setIsSidebarOpen] = useState(wasSidebarOpen)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const queryErrors = useQueryErrorResetBoundary()
  useStart(() => onQueryErrorReset(queryErrors.reset))
  useLiveEvents()
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
          <PageOnItsWay>
            {standing === 'awaited' && needsContract ? (
              <Suspense>
                <Awaited />
              </Suspense>
            ) : (
              children
            )}
          </PageOnItsWay>
          <Footer />
        </div>
      </div>
    </>
  )
}

/** The page; a seam stitches along the top while another one is on its way for longer than a moment. */
function PageOnItsWay({ children }: { children: ReactNode }) {
  const isOnItsWay = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <>
      {isOnItsWay && <div className={shellStyles.onItsWay} aria-hidden="true" />}
      <main id="page" tabIndex={-1} aria-busy={isOnItsWay || undefined}>
        {children}
      </main>
    </>
  )
}

const FooterContent = lazyPart(() => import('./FooterContent.tsx').then((module) => module.FooterContent))

/** The end of each page: its space is reserved, its content loads when it comes into view. */
function Footer() {
  const foot = useRef<HTMLElement>(null)
  const isLoaded = useWhenNear(foot, FooterContent.preload)
  return (
    <footer ref={foot} className={styles.foot}>
      <Suspense>{isLoaded && <FooterContent />}</Suspense>
    </footer>
  )
}
