// Weight of each ready page and the code that it names, compressed, against the budget. Reads web/dist, prints a line a page.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '../web/dist')
const frames = /\/assets\/(?:portal|guest|member|rolldown-runtime)-/
const kB = 1000
// The targets are 106, 124, 130 and 130 kB of code: each page is held to what it weighs until it comes to its own (0052).
const budgets: { page: RegExp; code: number; html: number }[] = [
  { page: /^_guest-login\./, code: 106.5 * kB, html: 14 * kB },
  { page: /^_member\./, code: 130 * kB, html: 14 * kB },
  { page: /^_member-refunds\./, code: 138 * kB, html: 16 * kB },
  { page: /^_member-refunds-new\./, code: 170 * kB, html: 16 * kB },
  // None of the member's frame comes with a page of guests, which would be 28 kB more.
  { page: /^_guest-transfer\.|^_open-not-me\.|^privacy\.|^sponsorship-/, code: 115 * kB, html: 14 * kB },
  { page: /^_guest-(?:activation|forgot-password)\./, code: 127 * kB, html: 14 * kB },
  { page: /^_open-email-confirmation\./, code: 142 * kB, html: 14 * kB },
  { page: /^_guest-password-reset\./, code: 159 * kB, html: 14 * kB },
]
// Every other page: the heaviest is the wizard of a bank account.
const html = 14 * kB
const code = 195 * kB
const routeCode = 15 * kB

type Weight = { file: string; page: number; code: number; chunk: number; over: string[] }

const compressed = (path: string) => statSync(join(dist, `${path}.br`)).size
const inKB = (bytes: number) => (bytes / kB).toFixed(1).padStart(6)

/** A page's HTML and CSS, all the code that it names, and the heaviest chunk beside those of the frames; bytes of brotli. */
function weigh(file: string): Weight {
  const names = [...new Set(readFileSync(join(dist, file), 'utf8').match(/\/assets\/[\w.$-]+\.js/g) ?? [])]
  const named = names.reduce((total, script) => total + compressed(script), 0)
  const chunk = Math.max(0, ...names.filter((script) => !frames.test(script)).map(compressed))
  const page = compressed(file)
  const name = file.replace('pages/', '')
  const budget = budgets.find(({ page: of_page }) => of_page.test(name))
  const over = [
    ...(page > (budget?.html ?? html) ? ['HTML and CSS'] : []),
    ...(named > (budget?.code ?? code) ? ['code'] : []),
    ...(chunk > routeCode ? ['a chunk'] : []),
  ]
  return { file: name, page, code: named, chunk, over }
}

const { pages }: { pages: { files: Record<string, string> }[] } = JSON.parse(
  readFileSync(join(dist, 'pages.json'), 'utf8'),
)
const weights = pages.flatMap(({ files }) => Object.values(files).map(weigh))
for (const { file, page, code, chunk, over } of weights)
  console.log(
    `${file.padEnd(36)} html ${inKB(page)} kB  code ${inKB(code)} kB  heaviest chunk ${inKB(chunk)} kB${over.length > 0 ? `  OVER: ${over.join(', ')}` : ''}`,
  )
process.exit(weights.length > 0 && weights.every(({ over }) => over.length === 0) ? 0 : 1)
