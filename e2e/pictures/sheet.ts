import { browse } from './browse.ts'
import type { Difference } from './comparison.ts'
import { getFileName, languages, states, themes, widths } from './picture.ts'
import type { Taken, Untaken } from './walk.ts'

export type Shown = Taken & { difference: Difference | 'same' | 'new' }

/** A run, as its page shows it. */
export type Run = { at: Date; seconds: number; shown: Shown[]; untaken: Untaken[]; gone: string[] }

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const isChanged = ({ difference }: Shown) => typeof difference === 'object'
const pixelsOf = ({ difference }: Shown) => (typeof difference === 'object' ? difference.pixels : 0)

/** The sentence that a run ends with. */
export function formatSummary({ shown, untaken, gone, seconds }: Run): string {
  const fresh = shown.filter(({ difference }) => difference === 'new').length
  return [
    `${shown.length} pictures`,
    `${shown.filter(isChanged).length} changed`,
    `${fresh} new`,
    `${gone.length} gone`,
    `${untaken.length} could not be taken`,
    `${shown.reduce((sum, { flaws }) => sum + flaws.length, 0)} flaws`,
    `${seconds} s`,
  ].join(', ')
}

/** Each flaw once, with the places where it was seen. */
export function groupFlaws({ shown }: Pick<Run, 'shown'>): { flaw: string; seen: Shown[] }[] {
  const found = new Map<string, Shown[]>()
  for (const one of shown) for (const flaw of one.flaws) found.set(flaw, [...(found.get(flaw) ?? []), one])
  return [...found].map(([flaw, seen]) => ({ flaw, seen })).toSorted((a, b) => b.seen.length - a.seen.length)
}

const sightOf = ({ state, language, width, theme }: Shown) => `${state}, ${language}, ${width}, ${theme}`

function picture(folder: 'now' | 'before' | 'difference', one: Shown, caption: string): string {
  const address = `${folder}/${encodeURIComponent(getFileName(one))}`
  return `<figure style="--width: ${one.width}"><a href="${address}"><img loading="lazy" decoding="async" src="${address}" alt="${escaped(`${one.place}, ${sightOf(one)}, ${folder}`)}"></a><figcaption>${escaped(caption)}</figcaption></figure>`
}

const marks = (one: Shown) =>
  Object.entries({
    id: getFileName(one),
    'data-place': `${one.place} ${one.route}`.toLowerCase(),
    'data-state': one.state,
    'data-language': one.language,
    'data-width': one.width,
    'data-theme': one.theme,
    'data-changed': isChanged(one),
    'data-flawed': one.flaws.length > 0,
  })
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(' ')

function sight(one: Shown): string {
  const { difference } = one
  const notes = one.flaws.map((flaw) => `<p class="flaw">${escaped(flaw)}</p>`).join('')
  if (typeof difference !== 'object')
    return `<article ${marks(one)}>${picture('now', one, `${sightOf(one)}${difference === 'new' ? ', new' : ''}`)}${notes}</article>`
  const { pixels, box, sizes } = difference
  return `<article class="changed" ${marks(one)}><h3>${escaped(`${one.place}: ${sightOf(one)}`)}</h3><p>${pixels} pixels of ${sizes}, within ${box.join(' ')}</p><div class="row">${picture('before', one, 'before')}${picture('now', one, 'after')}${picture('difference', one, 'difference')}</div>${notes}</article>`
}

function choice(name: string, values: readonly (string | number)[]): string {
  const options = ['', ...values].map(
    (value) => `<option value="${value}">${value === '' ? `any ${name}` : value}</option>`,
  )
  return `<select name="${name}" aria-label="${name}">${options.join('')}</select>`
}

const filters = () => `<form>
<input type="search" name="place" placeholder="place or route" aria-label="place or route">
${choice('state', states)}${choice('language', languages)}${choice('width', widths)}${choice('theme', themes)}
<label><input type="checkbox" name="changed"> changed only</label>
<label><input type="checkbox" name="flawed"> with flaws only</label>
<label>scale <input type="range" name="scale" min="0.15" max="1" step="0.05" value="0.35"></label>
<output></output>
</form>`

/** Places one after the other, each with its pictures in the order of states, languages, widths and themes. */
function byPlace(shown: readonly Shown[]): string {
  const places = Map.groupBy(shown, ({ place }) => place)
  return [...places]
    .map(([place, sights]) => {
      const rows = Map.groupBy(sights, ({ state, language }) => `${state}, ${language}`)
      const drawn = [...rows].map(
        ([row, all]) => `<div class="row" aria-label="${row}">${all.map(sight).join('')}</div>`,
      )
      return `<section><h2>${escaped(place)} <code>${escaped(sights[0]?.route ?? '')}</code></h2>${drawn.join('')}</section>`
    })
    .join('\n')
}

function findings(run: Run): string {
  const untaken = run.untaken.map(
    ({ place, state, language, why }) => `<li>${escaped(`${place}, ${state}, ${language}: ${why}`)}</li>`,
  )
  const flaws = groupFlaws(run).map(({ flaw, seen }) => {
    const links = seen.map(
      (one) => `<a href="#${encodeURIComponent(getFileName(one))}">${escaped(`${one.place} (${sightOf(one)})`)}</a>`,
    )
    return `<li>${escaped(flaw)}: ${links.join(', ')}</li>`
  })
  const gone = run.gone.map((file) => `<li>${escaped(file)}</li>`)
  return [list('Could not be taken', untaken), list('Flaws', flaws), list('Gone since the last run', gone)].join('')
}

const list = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<details open><summary>${title}: ${items.length}</summary><ul>${items.join('')}</ul></details>`

const style = `
:root { --scale: 0.35; font: 15px/1.4 system-ui, sans-serif; color: #1c1c1c; background: #f4f4f2 }
body { margin: 0 }
header { position: sticky; top: 0; z-index: 1; background: #fff; border-bottom: 1px solid #ccc; padding: 0.5rem 1rem }
header h1 { font-size: 1.1rem; margin: 0 0 0.25rem }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center }
main, .findings { padding: 0 1rem }
h2 { font-size: 1.15rem; margin: 1.5rem 0 0.5rem; scroll-margin-top: 6rem }
h3 { font-size: 1rem; margin: 0.5rem 0 0 }
article { scroll-margin-top: 6rem }
article p { margin: 0; max-width: 40rem; font-size: 0.8rem }
article:target { outline: 3px solid #05c }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: flex-start; margin-bottom: 0.75rem }
.flaw { color: #a00 }
.findings ul { max-height: 40vh; overflow: auto }
figure { margin: 0; width: calc(var(--width) * var(--scale) * 1px) }
figure img { width: 100%; min-height: 3rem; border: 1px solid #bbb; background: #ddd; display: block }
figcaption { font-size: 0.75rem; overflow-wrap: anywhere }
[hidden] { display: none !important }
dialog { max-width: 100vw; max-height: 100vh; width: 100vw; height: 100vh; border: 0; padding: 0; background: #222; overflow: auto; text-align: center }
dialog p { position: sticky; top: 0; margin: 0; padding: 0.25rem; color: #fff; background: #222 }
dialog img { max-width: 100% }
`

/** The page of a run: what changed first, then every place. Its pictures lie beside it. */
export function renderSheet(run: Run): string {
  const changed = run.shown.filter(isChanged).toSorted((a, b) => pixelsOf(b) - pixelsOf(a))
  const others = run.shown.filter((one) => !isChanged(one))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures of the portal</title>
<style>${style}</style>
<header><h1>${escaped(`${run.at.toISOString().slice(0, 16).replace('T', ' ')}: ${formatSummary(run)}`)}</h1>${filters()}</header>
<div class="findings">${findings(run)}</div>
<main>
${changed.length > 0 ? `<section><h2>Changed since the last run: ${changed.length}</h2>${changed.map(sight).join('\n')}</section>` : ''}
${byPlace(others)}
</main>
<dialog><p></p><img alt=""></dialog>
<script>(${browse.toString()})()</script>
`
}
