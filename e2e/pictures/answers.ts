import type { Page, Request, Route } from '@playwright/test'
import type { Place } from '../portal/places/place.ts'
import { visit } from '../portal/places/places.ts'
import { settled } from '../portal/settled.ts'
import type { State } from './picture.ts'
import { atRest } from './still.ts'

/** Calls that every page makes: session, permissions, news. */
const ofFrame = /^\/api\/(?:auth\/|me$|permissions$|events$|notifications\?read=false&first=people&limit=3$)/

const isOwnCall = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname.startsWith('/api/') && !ofFrame.test(pathname + search)
}

const failure = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', status: 500, code: 'server_error', title: '', request_id: 'picture' }),
}

/** Answers that put a page into one of its states; those of the frame come as usual. */
const answered: { readonly [Looked in State]?: (route: Route) => Promise<void> } = {
  loading: async () => undefined,
  failed: (route) => route.fulfill(failure),
  offline: (route) => route.abort('internetdisconnected'),
}

/** The states of a page whose own calls are not answered as they should be. */
export const isWithoutAnswers = (state: State): boolean => answered[state] !== undefined

/** Leaves a page's own calls without an answer, and counts them. Calls that wait forever are not repeated. */
export async function withhold(page: Page, state: State, asked: Set<Request>): Promise<{ calls: number }> {
  const withheld = { calls: 0 }
  const answer = answered[state]
  if (answer === undefined) return withheld
  await page.route(
    ({ href }) => isOwnCall(href),
    (route) => {
      withheld.calls += 1
      if (state === 'loading') asked.delete(route.request())
      return answer(route)
    },
  )
  return withheld
}

/** Opens a place as one does who has lost the network: from a page that is there, by its code, which is there too. */
export async function moveOffline(page: Page, place: Place, asked: Set<Request>): Promise<void> {
  await visit(page, { name: 'privacy', address: '/privacy', isGuest: place.isGuest })
  await settled(page)
  await atRest(page, asked, 200)
  await page.evaluate((address) => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    dispatchEvent(new Event('offline'))
    history.pushState({}, '', address)
  }, place.address)
}
