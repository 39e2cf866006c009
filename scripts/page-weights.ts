// Weight of each ready page and its code until it is at rest, compressed, against the budget. Reads web/dist, prints a line a page.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '../web/dist')
const frames = /\/assets\/(?:portal|guest|member|rest|rolldown-runtime)-/
const kB = 1000
// The targets are 106, 124, 130 and 130 kB of code: each page is held to what it weighs until it comes to its own
// (0052, 0065). The names of care took the last kilobyte; paper, forced colours and the seam 0.2 kB of each page; what
// a card of an animal waits for, and actions that say what they lack, 0.4 kB more; a page that stands in its frame
// while its answer hangs, and says when it is late, 1.5 kB of a member's and 0.6 of a guest's, the network's going
// included; a draft deleted elsewhere, a file said to be there, references that stay whole, and animals that left, 2 to
// 4 kB where they are told; customer numbers of a form that the brand says, 0.1 kB, and 0.6 where one is asked for; the
// foot's ways to the legal notice and the accessibility statement 0.4 kB; the page of a message 0.2 kB of the addresses
// that each page knows; what else insurers may bring or leave out (documents of their own, formulas without a
// deductible or a package, the words that a field takes told with a refusal) 0.1 to 0.6 kB; texts in a file a language,
// each a module of its own in the chunks that share it, 0.2 to 1.1 kB, and the place of a third language, with promised
// days that the settings say and the language of each document, 0.5 to 1.5 kB more (0073); words before the code and
// fonts behind the page, 0.2 kB of code and of a guest's HTML (0074); the open event of a deductible 0.3 kB of an
// animal's page, which is its heaviest chunk; what a thread refuses, among the words that every page knows, 0.1 kB
// (0077); the words and addresses of contests, threads, reminders and follow-ups 0.1 to 0.6 kB (0075 to 0078); the
// place of the keyboard, kept while the code comes, 0.2 kB; the formula to come on an animal's page 0.2 kB (0080);
// those of quotes, with what their days refuse, 0.5 to 1.1 kB of every page, and 0.7 of the refunds' for the way to
// them (0081); the addresses of piles, readings and their words 0.1 to 0.2 kB (0083); the code behind the paint, and a
// photo taken before it, 0.3 kB, while pages of members no longer load what is a guest’s, 4 to 6 kB less, nor guests’
// pages the styles of members, 2.5 kB less of HTML (0084); what is still to come of a corrected decision, and what
// stays of one, 0.1 to 0.2 kB of the pages that list requests (0078); the names of months and of weekdays, with the
// rule of summer time, 0.4 to 0.6 kB of every page, in the place of 90 to 180 ms of a slow phone that the first uses of
// `Intl` took (0085); prints drawn as one shape a fill, bubbles made when they are seen, and parts that were fetched
// ahead shown at once, 0.4 kB of code for 0.2 of HTML, in the place of a tenth to a quarter of the time that a visited
// page of many of them takes, and of 300 ms before a phone's menu.
const budgets: { page: RegExp; code: number; html: number }[] = [
  { page: /^_guest-login\./, code: 118.1 * kB, html: 11.9 * kB },
  { page: /^_member\./, code: 160.3 * kB, html: 12.8 * kB },
  { page: /^_member-refunds\./, code: 167.9 * kB, html: 13.2 * kB },
  { page: /^_member-refunds-new\./, code: 192.4 * kB, html: 15.9 * kB },
  // The uploader's places; the estimate's lines come behind them.
  { page: /^_member-quotes-new\./, code: 187.4 * kB, html: 14.7 * kB },
  { page: /^_member-(?:refunds-\$id|profile-payment-methods)\./, code: 208.6 * kB, html: 14.9 * kB },
  // None of the member's frame comes with a page of guests, which would be 28 kB more.
  {
    page: /^_guest-transfer\.|^_open-not-me\.|^privacy\.|^legal-notice\.|^accessibility\.|^sponsorship-/,
    code: 126.2 * kB,
    html: 13.4 * kB,
  },
  { page: /^_guest-(?:activation|forgot-password)\./, code: 140.2 * kB, html: 11.7 * kB },
  { page: /^_open-email-confirmation\./, code: 161 * kB, html: 14 * kB },
  { page: /^_guest-password-reset\./, code: 180.9 * kB, html: 14.8 * kB },
]
// Every other page: the heaviest is the wizard of a bank account.
const html = 15 * kB
const pageCode = 222.7 * kB
// A request's page took in two files that it asked for beside it.
const routeCode = 29 * kB
const mostFiles = 12

type Weight = { file: string; page: number; code: number; files: number; chunk: number; over: string[] }

const compressed = (path: string) => statSync(join(dist, `${path}.br`)).size
// Asked for by every page of a member's once it is at rest.
const rest = readdirSync(join(dist, 'assets')).flatMap((name) => (/^rest-.*\.js$/.test(name) ? `/assets/${name}` : []))
if (rest.length === 0) throw new Error('The build holds no chunk that comes at rest: see web/scripts/chunks.ts')
const inKB = (bytes: number) => (bytes / kB).toFixed(1).padStart(6)

/** A page's HTML and CSS, all the code that it names and asks for at rest, and the heaviest chunk beside those of the frames; bytes of brotli. */
function weigh(file: string): Weight {
  const named = readFileSync(join(dist, file), 'utf8').match(/\/assets\/[\w.$-]+\.js/g) ?? []
  const names = [...new Set([...named, ...(file.includes('/_member') ? rest : [])])]
  const code = names.reduce((total, script) => total + compressed(script), 0)
  const chunk = Math.max(0, ...names.filter((script) => !frames.test(script)).map(compressed))
  const page = compressed(file)
  const name = file.replace('pages/', '')
  const budget = budgets.find(({ page: of_page }) => of_page.test(name))
  const over = [
    ...(page > (budget?.html ?? html) ? ['HTML and CSS'] : []),
    ...(code > (budget?.code ?? pageCode) ? ['code'] : []),
    ...(chunk > routeCode ? ['a chunk'] : []),
    ...(names.length > mostFiles ? ['files of code'] : []),
  ]
  return { file: name, page, code, files: names.length, chunk, over }
}

const { pages }: { pages: { files: Record<string, string> }[] } = JSON.parse(
  readFileSync(join(dist, 'pages.json'), 'utf8'),
)
const weights = pages.flatMap(({ files }) => Object.values(files).map(weigh))
for (const { file, page, code, files, chunk, over } of weights)
  console.log(
    `${file.padEnd(36)} html ${inKB(page)} kB  code ${inKB(code)} kB in ${String(files).padStart(2)}  heaviest chunk ${inKB(chunk)} kB${over.length > 0 ? `  OVER: ${over.join(', ')}` : ''}`,
  )
process.exit(weights.length > 0 && weights.every(({ over }) => over.length === 0) ? 0 : 1)
