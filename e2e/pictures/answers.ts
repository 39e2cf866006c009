import type { Page, Request, Route } from '@playwright/test'
import type { State } from './picture.ts'

/** Calls that every page makes: whose session it is, what it may, what is new. */
const ofFrame = /^\/api\/(?:auth\/|me$|permissions$|events$|notifications\?read=false&limit=3$)/

const isOwnCall = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname.startsWith('/api/') && !ofFrame.test(pathname + search)
}

const failure = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', status: 500, code: 'server_error', title: '', request_id: 'picture' }),
}

/** Answers of which a page makes one of its states; those of the frame come as ever. */
const answered: { readonly [Looked in State]?: (route: Route) => Promise<void> } = {
  loading: async () => undefined,
  failed: (route) => route.fulfill(failure),
  offline: (route) => route.abort('internetdisconnected'),
}

/** The states of a page whose own calls are not answered as they should be. */
export const isWithoutAnswers = (state: State): boolean => answered[state] !== undefined

/** Keeps a page's own calls from being answered; tells whether it made any, and which wait for good. */
export async function withhold(page: Page, state: State, asked: Set<Request>): Promise<{ calls: number }> {
  const withheld = { calls: 0 }
  const answer = answered[state]
  if (answer === undefined) return withheld
  if (state === 'offline') await page.addInitScript(loseLine)
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

/** Tells the page that there is no network, as a browser does whose line has gone after the page came. For a page, before its own code. */
function loseLine(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false })
  const told = setInterval(() => dispatchEvent(new Event('offline')), 50)
  addEventListener('load', () => setTimeout(() => clearInterval(told), 900))
}
