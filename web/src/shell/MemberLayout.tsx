import '#ui/theme/frame/member.css'
import './shell.css'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { useEvents } from '#platform/page/use-events.ts'
import { useMedia } from '#platform/browser/use-media.ts'
import { useShortcut } from '#platform/browser/use-shortcut.ts'
import { useMe } from '#platform/queries.ts'
import { Footer } from './footer/Footer.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { shellMessages } from './shell.messages.ts'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { keepSidebarOpen, wasSidebarOpen } from './sidebar/sidebar-state.ts'
import { Topbar } from './topbar/Topbar.tsx'
import { standingComponents, standingOf } from './standing/standing-parts.ts'

// Loaded when a phone is at rest, or asks for it.
const sheet = () => import('./sidebar/SidebarSheet.tsx').then((module) => ({ default: module.SidebarSheet }))
const SidebarSheet = lazy(sheet)

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
  const needsContract = useRouterState({ select: ({ matches }) => matches.some(({ staticData }) => staticData.needsContract) })
  const isPhone = useMedia('(max-width: 768px)')
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' })
  const [isSidebarOpen, setIsSidebarOpen] = useState(wasSidebarOpen)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [hasSheet, setHasSheet] = useState(false)
  useEvents()
  function toggleMenu() {
    if (isPhone) {
      setHasSheet(true)
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
          <Suspense>
            {hasSheet && <SidebarSheet isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} />}
          </Suspense>
        ) : (
          <Sidebar isOpen={isSidebarOpen} />
        )}
        <div className="main">
          <Topbar isPhone={isPhone} isHome={isHome} isMenuOpen={isPhone ? isSheetOpen : isSidebarOpen} onToggleMenu={toggleMenu} />
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
