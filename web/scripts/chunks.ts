type Graph = { getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null }

const main = /\/src\/main\.tsx$/
const guest = /\/src\/shell\/guest-frame\.tsx$/
// Printed on guests' pages, its code not loaded: what it shares with members' pages is not in a chunk whose styles are theirs.
const printed = /\/src\/shell\/guest\/SampleRefund\.tsx$/
// The home page goes with the frame: sign-in leads to it, and the other pages share most of what it is made of.
const member = /\/src\/(?:shell\/member-frame\.tsx$|routes\/_member\/index\.tsx)/
// Pages that guests open first: they take nothing from the member's frame.
const alone =
  /\/src\/routes\/(?:privacy|sponsorship\/\$sponsor|_guest\/(?:activation|forgot-password|password-reset|transfer)|_open\/(?:email-confirmation|not-me))\.tsx/
const page = /\/src\/routes\/(.+)\.tsx\?tsr-split=/
const membersPart =
  /\/src\/(?:routes\/_member\/.+\.tsx\?tsr-split=|(?:shell\/FooterContent|features\/passkeys\/PasskeyOffer)\.tsx$)/
// Asked for on every page once it is at rest, by guests and members or by members alone: worth no request of its own.
const always = /\/src\/(?:measure\.ts|ui\/ToastRegion\.tsx)$/
const atRest =
  /\/src\/(?:platform\/follow-events\.ts|routes\/_member\/-home-side\.tsx|shell\/sidebar\/(?:UnreadFigure|user\/UserLinks)\.tsx|ui\/Sheet\.tsx)$/
const drawing = /\.svg$/
// Checks of a form's own page; the calls, in the modules that import them, need nothing of it (`contract-calls.ts`).
const rules =
  /\/contract\/src\/(?:fields|forms|usernames|brand\/(?:locale|nevg|nevg-like|values\/number-rule))(?:\/|\.ts$)|\/node_modules\/zod\//

/** The modules from which the code is entered and which lead to this one by plain imports alone. */
function entriesOf(id: string, graph: Graph): Set<string> {
  const entries = new Set<string>()
  const seen = new Set<string>()
  const climb = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const module = graph.getModuleInfo(at)
    if (module === null) return
    if (main.test(at) || module.dynamicImporters.length > 0) entries.add(at)
    for (const importer of module.importers) climb(importer)
  }
  climb(id)
  return entries
}

/** The frames and pages whose code asks for an entry, by however many steps; a frame or a page is its own. */
function askersOf(entry: string, graph: Graph, seen = new Set<string>()): string[] {
  if (seen.has(entry)) return []
  seen.add(entry)
  if ([main, guest, member, page].some((one) => one.test(entry))) return [entry]
  const importers = graph.getModuleInfo(entry)?.dynamicImporters ?? []
  return importers.flatMap((at) => [...entriesOf(at, graph)].flatMap((one) => askersOf(one, graph, seen)))
}

/**
 * The chunk of a module: `portal` holds what every page needs, or a guest's page and the member's frame do, and addresses of
 * drawings; `guest` and `member` the rest of the frames, with what members' pages ask for when they are at rest; a page's late
 * parts are one chunk. Few chunks, so few requests; null leaves a module to the bundler, which makes a chunk a page and copies what two
 * pages share into both.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (rules.test(id)) return null
  const entries = [...entriesOf(id, graph)]
  const reachedFrom = (entry: RegExp) => entries.some((at) => entry.test(at))
  if (reachedFrom(main) || reachedFrom(always) || drawing.test(id)) return 'portal'
  // Copied into what members alone see: none of it loads what is a guest's.
  if (reachedFrom(guest)) return reachedFrom(member) ? 'portal' : reachedFrom(membersPart) ? null : 'guest'
  if (reachedFrom(printed) && entries.length > 1) return 'portal'
  if (reachedFrom(member) || reachedFrom(atRest)) return reachedFrom(alone) ? 'portal' : 'member'
  if (reachedFrom(page)) return null
  const [asker = '', ...others] = new Set(entries.flatMap((at) => askersOf(at, graph)))
  const route = page.exec(asker)?.[1]
  return route === undefined || others.length > 0 ? null : `late-${route.replace(/\W+/g, '-')}`
}
