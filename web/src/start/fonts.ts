// Records that this browser has the portal's fonts in its cache.
const KEY = 'fonts'

/**
 * Keeps the page in the fallback faces until `showFonts`, in a browser that has not loaded the fonts before: nothing of a
 * first visit waits behind them. Tells whether it does.
 */
export function holdFonts(): boolean {
  const isFirst = localStorage.getItem(KEY) === null
  if (isFirst) document.documentElement.dataset['fonts'] = 'later'
  return isFirst
}

/** Loads the deferred fonts and applies them all at once; if they fail to load, the page stays as it is. */
export async function showFonts(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['fonts'] === undefined) return
  const families = ['Figtree Variable', 'Bricolage Grotesque Variable']
  const loaded = await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`))).catch(() => [])
  if (loaded.length === 0) return
  localStorage.setItem(KEY, '1')
  delete dataset['fonts']
}
