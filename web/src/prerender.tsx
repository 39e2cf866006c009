import { brandName } from '@coussinet/contract/brand/values.ts'
import { inEach, type Label, type Language } from '@coussinet/texts/messages.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { WaitingHome } from '#features/home/WaitingHome.tsx'
import { WaitingNewRefund } from '#features/refunds/claims/new-refund/WaitingNewRefund.tsx'
import { WaitingRefunds } from '#features/refunds/decisions/list/WaitingRefunds.tsx'
import { shellMessages } from '#messages/shell.ts'
import { setLanguage } from '#platform/language/i18n.ts'
import { getCrumb, getPageHeading, getPageTitle } from '#platform/page/page-title.ts'
import { pageRequests } from './page-requests.ts'
import { createPortal } from './portal.tsx'
import { WaitingContent } from './start/waiting/WaitingContent.tsx'
import { WaitingOpenPage } from './start/waiting/WaitingOpenPage.tsx'
import { WaitingPage } from './start/waiting/WaitingPage.tsx'

/** Pages whose content, beyond the heading, is the same for each member. */
const waiting: Readonly<Record<string, ReactNode>> = {
  '/_member/': <WaitingHome />,
  '/_member/refunds/': <WaitingRefunds />,
  '/_member/refunds/new': <WaitingNewRefund />,
}

async function html(page: ReactNode): Promise<string> {
  // One piece: a part sent later would need its own script.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return new Response(prelude).text()
}

export async function guestPage(path: string, language: Language): Promise<{ html: string; title: string }> {
  setLanguage(language)
  const router = createPortal(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return { html: await html(<RouterProvider router={router} />), title: getPageTitle(router.state.matches, language) }
}

/**
 * Frame of a page until its code and the profile arrive, the member's or that of a page for everybody, with what is the same for each
 * member: its place in the menu, its heading, and the purpose of the home page.
 */
export async function waitingPage(id: string, language: Language, frame: 'member' | 'open'): Promise<string> {
  const { loading, skip } = shellMessages[language]
  if (frame === 'open') return html(<WaitingOpenPage text={loading} />)
  setLanguage(language)
  const lineage = lineageOf(id)
  return html(
    <WaitingPage skip={skip} trail={trailOf(lineage, language)}>
      {waiting[id] ?? <WaitingContent heading={getPageHeading(lineage, language)} text={loading} />}
    </WaitingPage>,
  )
}

/** The route and those around it, the outermost first. */
function lineageOf(id: string) {
  const { routesById } = createPortal(createMemoryHistory())
  const lineage = []
  for (let route = Object.values(routesById).find((one) => one.id === id); route; route = route.parentRoute)
    lineage.unshift({ path: String(route.fullPath), staticData: route.options.staticData ?? {} })
  return lineage
}

/** The breadcrumb of a page, as far as its entries depend on nothing but the address; null for the home page, and where none does. */
function trailOf(lineage: ReturnType<typeof lineageOf>, language: Language) {
  const { trail: label, home } = shellMessages[language]
  const pages = lineage.flatMap((route) => {
    const text = getCrumb(route, language)
    return text === null ? [] : [{ path: route.path.replace(/(?<=.)\/$/, ''), text }]
  })
  const last = pages.pop()
  if (last === undefined || last.path.startsWith('/$')) return null
  const isKnown = ({ path }: { path: string }) => !path.includes('$')
  return {
    label,
    parents: [{ path: '/', text: home }, ...pages.filter(isKnown)],
    current: isKnown(last) ? last.text : null,
  }
}

/** `alone` brings its own frame, for guests and members alike. */
type Layout = 'guest' | 'open' | 'member' | 'alone' | 'unknown'

const layouts: readonly Layout[] = ['guest', 'open', 'member']

export type PageRoute = {
  id: string
  path: string
  layout: Layout
  title: Label
  early: readonly string[]
}

/** Each address pattern that a browser may open, with what its page declares. */
export function pageRoutes(): PageRoute[] {
  const requests: Record<string, readonly string[] | undefined> = pageRequests
  const { routesById } = createPortal(createMemoryHistory())
  return Object.values(routesById).flatMap((route) => {
    const { id, fullPath, children, options } = route
    if (children !== undefined || id === '__root__') return []
    const { crumb, title = crumb } = options.staticData ?? {}
    const layout = layouts.find((name) => id.startsWith(`/_${name}/`)) ?? (id === '/$' ? 'unknown' : 'alone')
    const path = fullPath.length > 1 ? fullPath.replace(/\/$/, '') : fullPath
    return [{ id, path, layout, title: title ?? inEach(() => brandName), early: requests[id] ?? [] }]
  })
}
