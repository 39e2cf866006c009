// Says of this browser that it has loaded the portal's fonts, which its cache gives it from then on.
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

/** Loads the fonts that were held back, and puts the page in them, all at once; where they do not come it stays as it is. */
export async function showFonts(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['fonts'] === undefined) return
  const families = ['Figtree Variable', 'Bricolage Grotesque Variable']
  const loaded = await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`))).catch(() => [])
  if (loaded.length === 0) return
  localStorage.setItem(KEY, '1')
  delete dataset['fonts']
}
