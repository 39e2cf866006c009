import { apiProblem, asApiProblem } from '#platform/calls/api-problem.ts'

const failures = new WeakSet<Error>()

/** Marks an error of code that failed to load, where reloading the page may help. */
function markLoadFailure<Failure extends Error>(failure: Failure): Failure {
  failures.add(failure)
  return failure
}

export const isLoadFailure = (error: unknown): boolean => error instanceof Error && failures.has(error)

const lostSheets = new Set<string>()
// The network may be back at once: code that loads at the next try would appear without its styles.
const [firstPause, pause] = [1000, 5000]
let nextTry: ReturnType<typeof setTimeout> | undefined

/** Loads a style sheet again; throws a problem of the network if that fails. */
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

/** Reloads style sheets that failed: the bundler tries once, then runs their code without them. Does nothing if none is missing. */
export function sheetsAgain(): Promise<unknown> | undefined {
  return lostSheets.size === 0 ? undefined : Promise.all([...lostSheets].map(sheetAgain))
}

/** Turns failures to load code and style sheets into network problems, and retries such sheets until they load. */
export function watchLoadFailures(): void {
  // The bundler sends this with the error that it throws next. With the browser's own message the router would reload the page.
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

/** Build that the server now serves at this address, by the first script of its HTML; null unless both load. */
async function servedBuild(): Promise<string | null> {
  try {
    const page = await fetch(location.href, fresh)
    const script = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0]
    return script !== undefined && (await fetch(script, { ...fresh, method: 'HEAD' })).ok ? script : null
  } catch {
    return null
  }
}

/** Reloads the page if the server responds, to get the code of its current build; false if it does not. */
export async function reloadIfServed(): Promise<boolean> {
  if ((await servedBuild()) === null) return false
  location.reload()
  return true
}

const KEY = 'reloaded'

/** Reloads automatically, once for each address and build, so that code which never loads ends in an error and not in a loop. */
export async function reloadOnce(): Promise<void> {
  const build = await servedBuild()
  const mark = `${location.pathname} ${build}`
  if (build === null || sessionStorage.getItem(KEY) === mark) return
  sessionStorage.setItem(KEY, mark)
  location.reload()
}
