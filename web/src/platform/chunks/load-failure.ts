const failures = new WeakSet<Error>()

/** Marks an error as that of code which did not load, to whose page a reload may help. */
export function markLoadFailure<Failure extends Error>(failure: Failure): Failure {
  failures.add(failure)
  return failure
}

export const isLoadFailure = (error: unknown): boolean => error instanceof Error && failures.has(error)

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
