import { createHash } from 'node:crypto'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { toHexColour } from '@coussinet/contract/brand/colour.ts'
import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/personal-data-archive.ts'
import * as it from '@coussinet/texts/it/personal-data-archive.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/personal-data-archive.ts'
import { escapeHtml } from '#platform/outbox/render/plain.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import type { MemberExport, CellContent } from './kinds.ts'
import { type SectionTable, sections } from './sections.ts'

type ReadableInput = MemberExport & { nevg: string; name: string; at: Date }

const words = messages({
  fr: fr.readableWords(brandFacts),
  it: it.readableWords(brandFacts),
  nl: nl.readableWords(brandFacts),
})

export const readableName = (language: Language): string => words[language].name

const { canvas, surface, ink, muted, line, brand: own, on_brand } = brand.colours.light
const colours = Object.entries({ canvas, surface, ink, muted, line, own, on_brand })
  .map(([name, colour]) => `--${name.replace('_', '-')}:${toHexColour(colour)}`)
  .join(';')

const style = `:root{${colours}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--canvas);color:var(--ink);font:1rem/1.5 Figtree,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
header{background:var(--own);color:var(--on-brand);padding:2rem 1.25rem}
header>*,main,nav{max-width:70rem;margin-inline:auto}
h1{margin-block:0 .5rem;font-size:1.75rem;line-height:1.2}
header p{margin-block:0}
nav,main{padding:1.25rem}
nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
a{color:var(--own)}
nav a{display:inline-block;padding-block:.625rem}
section{margin-block:0 2.5rem}
h2{margin-block:0 .75rem;font-size:1.375rem;line-height:1.25;color:var(--own)}
.part{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin-block:0 1rem}
table{border-collapse:collapse;width:100%;font-size:.9375rem;text-align:left}
caption,h3{text-align:left;font-weight:700;font-size:1.0625rem;margin:0;padding-block:0 .5rem}
th,td{padding:.5rem .75rem .5rem 0;vertical-align:top;border-top:1px solid var(--line)}
thead th{border-top:0;color:var(--muted);font-weight:600;font-size:.8125rem}
dd div+div,td div div+div{margin-top:.25rem}
.amount{white-space:nowrap;font-variant-numeric:tabular-nums}
dl{margin:0;display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.25rem 1rem;align-content:start}
.many{display:grid;grid-template-columns:1fr 1fr;gap:0 2.5rem}
.many dl{border-top:1px solid var(--line);padding-block:.75rem}
dt{color:var(--muted)}
dd{margin:0}
.note{color:var(--muted)}
@media screen and (max-width:62rem){
.many{grid-template-columns:1fr}
table,caption,tbody,tr,td{display:block;width:100%}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{border-top:1px solid var(--line);padding-block:.5rem}
td{border:0;padding:.125rem 0;display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:1rem}
td.none{display:none}
td::before{content:attr(data-label);color:var(--muted)}
}
@page{margin:15mm}
@media print{
body,.part{background:#fff}
header{background:none;color:var(--ink);padding:0}
nav{display:none}
main{padding:0;font-size:.8125rem}
table{font-size:.75rem}
th,td{padding-block:.25rem}
.part{border:0;padding:0}
tr,dl{break-inside:avoid}
h2,caption{break-after:avoid}
thead{display:table-header-group}
}`

// Allows only this style sheet: whatever a member wrote, no script runs and nothing is requested from any server.
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`

/** Shows tables of many columns as facts, row by row. */
const mostColumns = 7

/** Page with all data of a member in plain words, without scripts or requests. */
export function readable(about: ReadableInput): string {
  const { language, nevg, name, at, country } = about
  const wording = words[language]
  const shown = sections.map(({ title, parts }, index) => {
    const html = parts.map((part) => partOf(part, about)).join('')
    return {
      entry: `<li><a href="#s${index + 1}">${escapeHtml(title[language])}</a></li>`,
      section: `<section id="s${index + 1}" aria-labelledby="t${index + 1}"><h2 id="t${index + 1}">${escapeHtml(title[language])}</h2>${html || `<p class="note">${wording.nothing}</p>`}</section>`,
    }
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(wording.title)}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${escapeHtml(wording.title)}</h1><p>${escapeHtml(wording.lead(name, nevg, localMoment(at, language, country)))}</p></header>
<nav aria-label="${wording.contents}"><ul>${shown.map(({ entry }) => entry).join('')}</ul></nav>
<main><p class="note">${escapeHtml(about.paths === null ? wording.alone : wording.files)} ${escapeHtml(wording.masked)}</p>
${shown.map(({ section }) => section).join('\n')}
</main>
</body>
</html>
`
}

/** Rows of a table, without columns that are empty in all of them; nothing if there is no row. */
function partOf({ table, title, columns, only }: SectionTable, copy: MemberExport): string {
  const { language } = copy
  const rows = (copy.rows.get(table) ?? []).filter((row) => !only || row[only.column] === only.value)
  const cells = columns
    .map(({ name, label, kind }) => ({
      label: label[language],
      isAmount: name.endsWith('_cents'),
      shown: rows.map((row): CellContent =>
        row[name] === null || row[name] === undefined ? null : kind(row[name], copy, row),
      ),
    }))
    .filter(({ shown }) => shown.some((one) => htmlOf(one) !== ''))
  if (cells.length === 0) return ''
  const heading = escapeHtml(title[language])
  if (rows.length === 1 || cells.length > mostColumns) {
    const facts = rows.map((_, row) => {
      const lines = cells.flatMap(({ label, shown }) => {
        const html = htmlOf(shown[row] ?? null)
        return html === '' ? [] : [`<dt>${escapeHtml(label)}</dt><dd>${html}</dd>`]
      })
      return `<dl>${lines.join('')}</dl>`
    })
    const all = facts.join('')
    return `<div class="part"><h3>${heading}</h3>${rows.length === 1 ? all : `<div class="many">${all}</div>`}</div>`
  }
  const head = cells.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join('')
  const body = rows.map((_, row) => {
    const own = cells.map(({ label, isAmount, shown }) => {
      const html = htmlOf(shown[row] ?? null)
      // An empty cell keeps its place in a wide table, and is omitted on a phone.
      return html === ''
        ? '<td class="none"></td>'
        : `<td data-label="${escapeHtml(label)}"${isAmount ? ' class="amount"' : ''}><div>${html}</div></td>`
    })
    return `<tr>${own.join('')}</tr>`
  })
  return `<div class="part"><table><caption>${heading}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

function htmlOf(shown: CellContent): string {
  if (shown === null) return ''
  if (typeof shown === 'string') return escapeHtml(shown).replaceAll('\n', '<br>')
  if ('path' in shown)
    return `<a href="${escapeHtml(shown.path.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(shown.name)}</a>`
  return shown.map((one) => `<div>${escapeHtml(one)}</div>`).join('')
}
