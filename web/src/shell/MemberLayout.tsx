import '#ui/theme/frame/member.css'
import './shell.css'
import { QueryClientProvider, useQueryErrorResetBoundary, type QueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { onQueryErrorReset } from '#platform/page/failed/query-errors.ts'
import { useEvents } from '#platform/page/use-events.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { useMedia } from '#platform/browser/use-media.ts'
import { useShortcut } from '#platform/browser/use-shortcut.ts'
import { useMe } from '#platform/queries.ts'
import { Footer } from './footer/Footer.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { shellMessages } from './shell.messages.ts'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { SidebarSheet } from './sidebar/SidebarSheet.tsx'
import { keepSidebarOpen, wasSidebarOpen } from '#start/sidebar-state.ts'
import { Topbar } from './topbar/Topbar.tsx'
import { standingComponents, standingOf } from './standing/standing-parts.ts'

type MemberLayoutProps = { queries: QueryClient; children: ReactNode }

/** What surrounds each page of a signed-in member, and the cache that they share. */
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
  const [{ awaited: Awaited, ended: EndedBanner, at_risk: SuspensionBanner }] = useState(standingComponents)
  const standing = standingOf(contract)
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
    keepSidebarOpen(!isSidebarOpen)
  }
  useShortcut('b', toggleMenu)
  return (
    <>
      <a className="skip" href="#page">
        {words.skip}
      </a>
      <div className="app" data-sidebar={isSidebarOpen ? 'open' : 'closed'}>
        {isPhone ? (
          <SidebarSheet isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} />
        ) : (
          <Sidebar isOpen={isSidebarOpen} />
        )}
        <div className="main">
          <Topbar
            isPhone={isPhone}
            isHome={isHome}
            isMenuOpen={isPhone ? isSheetOpen : isSidebarOpen}
            onToggleMenu={toggleMenu}
          />
          <OfflineNote />
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
