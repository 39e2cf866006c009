// Weight of each ready page and its code, compressed, against the budget. Reads web/dist, prints a line a page.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '../web/dist')
const frames = /\/assets\/(?:portal|guest|member|rolldown-runtime)-/
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
// (0077); the words and addresses of disputes, threads, reminders and follow-ups 0.1 to 0.6 kB (0075 to 0078); the
// place of the keyboard, kept while the code comes, 0.2 kB; the formula to come on an animal's page 0.2 kB (0080);
// those of quotes, with what their days refuse, 0.5 to 1.1 kB of every page, and 0.7 of the refunds' for the way to
// them (0081); the addresses of piles, readings and their words 0.1 to 0.2 kB (0083); the code behind the paint, and a
// photo taken before it, 0.3 kB, while pages of members no longer load what is a guest’s, 4 to 6 kB less, nor guests’
// pages the styles of members, 2.5 kB less of HTML (0084); what is still to come of a corrected decision, and what
// stays of one, 0.1 to 0.2 kB of the pages that list requests (0078); the names of months and of weekdays, with the
// rule of summer time, 0.4 to 0.6 kB of every page, in the place of 90 to 180 ms of a slow phone that the first uses of
// `Intl` took (0085); prints drawn as one shape a fill, bubbles made when they are seen, and parts that were fetched
// ahead shown at once, 0.4 kB of code for 0.2 of HTML, in the place of a tenth to a quarter of the time that a visited
// page of many of them takes, and of 300 ms before a phone's menu; paper in the page's own style 1.1 kB of HTML, in the
// place of a sheet of 1.4; colours that stand once and not three times 1.4 kB less of it; what a member's page asks for
// at rest in its frame's file, and copies of what pages share up to 24 kB of sources, 3 to 17 kB less of code; two
// pages that guests open first no longer load the member's frame, 37 and 40 kB less (0087); what is done with a draft
// comes with the list of requests, 2.6 kB of its code in the place of 4.1 and two requests that came behind it; one member
// a document, whatever comes back late, 0.4 kB; numbers as they are copied, the dialling plan of overseas departments,
// the member's own day, and the words of reserved money and bank days 0.5 to 1.5 kB where they are read; names of
// organisations, tattoos of three countries, a silent h, fields that say what they lack, and pages that recover by
// themselves after an outage, with the limits of uploads by their names, 0.5 to 1.3 kB; questions of the insurer's team
// found first, requests told apart by what was read, ways to disagree in one line, tasks in the search, words for large
// text and drawings that leave it, 0.2 to 1.1 kB of code and 0.1 of HTML.
const budgets: { page: RegExp; code: number; html: number }[] = [
  { page: /^_guest-login\./, code: 120.3 * kB, html: 12.1 * kB },
  { page: /^_member\./, code: 160.6 * kB, html: 12.8 * kB },
  { page: /^_member-refunds\./, code: 170.6 * kB, html: 13.4 * kB },
  { page: /^_member-refunds-new\./, code: 191.0 * kB, html: 15.9 * kB },
  // The uploader's places; the estimate's lines come behind them.
  { page: /^_member-quotes-new\./, code: 187.0 * kB, html: 14.6 * kB },
  { page: /^_member-(?:refunds-\$id|profile-payment-methods)\./, code: 205.2 * kB, html: 14.8 * kB },
  // None of the member's frame comes with a page of guests, which would be 37 kB more.
  {
    page: /^_(?:guest-transfer|open-not-me|open-email-confirmation)\.|^privacy\.|^legal-notice\.|^accessibility\.|^sponsorship-/,
    code: 128.5 * kB,
    html: 13.7 * kB,
  },
  { page: /^_guest-(?:activation|forgot-password|password-reset)\./, code: 143.9 * kB, html: 12.2 * kB },
]
// Every other page: the heaviest is the wizard of a bank account.
const html = 14.8 * kB
const pageCode = 225.3 * kB
// The profile, whose panels are all on screen.
const routeCode = 41.7 * kB
const mostFiles = 7

type Weight = { file: string; page: number; code: number; files: number; chunk: number; over: string[] }

const compressed = (path: string) => statSync(join(dist, `${path}.br`)).size
const inKB = (bytes: number) => (bytes / kB).toFixed(1).padStart(6)

/** A page's HTML and CSS, all the code that it names, and the heaviest chunk beside those of the frames; bytes of brotli. */
function weigh(file: string): Weight {
  const named = readFileSync(join(dist, file), 'utf8').match(/\/assets\/[\w.$-]+\.js/g) ?? []
  const names = [...new Set(named)]
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
