import { apiProblem } from '../calls/api-problem.ts'
import { markLoadFailure } from './load-failure.ts'

const asked = new Map<string, Promise<void>>()

function sheet(path: string): Promise<void> {
  const href = `/${path}`
  const known = asked.get(href)
  if (known !== undefined) return known
  // Its rules stand in the page's own HTML.
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null) return Promise.resolve()
  const coming = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      // Asked for again by the next try.
      asked.delete(href)
      link.remove()
      reject(new Error(href))
    }
    document.head.append(link)
  })
  asked.set(href, coming)
  return coming
}

/** Loads a part of the code when its style sheets are there; throws a problem of the network when one of them, or the code, does not come. */
async function withSheets<Module>(load: () => Promise<Module>, sheets: readonly string[] = []): Promise<Module> {
  try {
    await Promise.all(sheets.map(sheet))
    return await load()
  } catch (cause) {
    throw markLoadFailure(apiProblem('network', { cause }))
  }
}

// The name by which the bundler's own, larger helper is called (`web/scripts/lean/lean-packages.ts`).
export { withSheets as __vitePreload }
