import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { inEach, type Label, type Language } from '@coussinet/contract/domain/messages.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { setLanguage } from '#platform/language/i18n.ts'
import { titleOf } from '#platform/page/page-title.ts'
import { shellMessages } from '#shell/shell.messages.ts'
import { createPortal } from '../portal.tsx'
import { pageRequests } from './page-requests.ts'
import { WaitingOpenPage } from './waiting/WaitingOpenPage.tsx'
import { WaitingPage } from './waiting/WaitingPage.tsx'

async function html(page: ReactNode): Promise<string> {
  // One piece: a part sent later would need a script of its own.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return new Response(prelude).text()
}

/** The ready HTML of a guest's page, and its title. */
export async function guestPage(path: string, language: Language): Promise<{ html: string; title: string }> {
  setLanguage(language)
  const router = createPortal(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return { html: await html(<RouterProvider router={router} />), title: titleOf(router.state.matches, language) }
}

/** Frame of a page until its code and the profile are there: the member's frame, or that of a page for everybody. */
export async function waitingPage(language: Language, frame: 'member' | 'open'): Promise<string> {
  const { loading } = shellMessages[language]
  return html(frame === 'member' ? <WaitingPage text={loading} /> : <WaitingOpenPage text={loading} />)
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
