import { apiProblem, asApiProblem } from '#platform/calls/api-problem.ts'

const failures = new WeakSet<Error>()

/** Marks an error as that of code which did not load, to whose page a reload may help. */
function markLoadFailure<Failure extends Error>(failure: Failure): Failure {
  failures.add(failure)
  return failure
}

export const isLoadFailure = (error: unknown): boolean => error instanceof Error && failures.has(error)

const lostSheets = new Set<string>()
// A line may be back at once: code that comes with the next try would stand there without its looks.
const [firstPause, pause] = [1000, 5000]
let nextTry: ReturnType<typeof setTimeout> | undefined

/** Asks for a sheet again; throws a problem of the network when it does not come. */
function sheetAgain(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.onload = () => {
      lostSheets.delete(href)
      resolve()
    }
    link.onerror = () => reject(markLoadFailure(apiProblem('network')))
    document.head.append(link)
  })
}

/** Asks again for the sheets that did not come: the bundler asks once, and then runs their code without them. Nothing when none is missing. */
export function sheetsAgain(): Promise<unknown> | undefined {
  return lostSheets.size === 0 ? undefined : Promise.all([...lostSheets].map(sheetAgain))
}

/** Makes code and sheets that do not come problems of the network, as calls without an answer are, and asks for such sheets until they come. */
export function watchLoadFailures(): void {
  // Sent by the bundler with the error that it throws next. At an engine's own words for it the router would open the page anew.
  addEventListener('vite:preloadError', ({ payload }) => void markLoadFailure(asApiProblem(payload, 'network')))
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    target.remove()
    nextTry ??= setTimeout(
      () => {
        nextTry = undefined
        void sheetsAgain()?.catch(() => undefined)
      },
      lostSheets.has(target.href) ? pause : firstPause,
    )
    lostSheets.add(target.href)
  }
  // An element's error does not bubble.
  document.addEventListener('error', note, true)
}

const fresh = { headers: { accept: 'text/html' }, cache: 'no-store' } as const

/** The build that the server serves at this page's address, by the first script that the page names; null unless both come. */
async function servedBuild(): Promise<string | null> {
  try {
    const page = await fetch(location.href, fresh)
    const script = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0]
    return script !== undefined && (await fetch(script, { ...fresh, method: 'HEAD' })).ok ? script : null
  } catch {
    return null
  }
}

/** Opens the page anew when the server answers: with the code of its present build. False when it does not. */
export async function reloadIfServed(): Promise<boolean> {
  if ((await servedBuild()) === null) return false
  location.reload()
  return true
}

const KEY = 'reloaded'

/** The same by itself: once for each address and build, so that code which never comes ends in an error and not in a loop. */
export async function reloadOnce(): Promise<void> {
  const build = await servedBuild()
  const mark = `${location.pathname} ${build}`
  if (build === null || sessionStorage.getItem(KEY) === mark) return
  sessionStorage.setItem(KEY, mark)
  location.reload()
}
