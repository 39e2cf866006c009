type Graph = { getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null }

const main = /\/src\/main\.tsx$/
const guest = /\/src\/shell\/guest-frame\.tsx$/
// Prerendered on guests' pages without loading its code: the chunk of what it shares with members' pages must not bring their styles.
const printed = /\/src\/shell\/guest\/SampleRefund\.tsx$/
// The home page is part of the frame: sign-in leads to it, and other pages share most of its code.
const member = /\/src\/(?:shell\/member-frame\.tsx$|routes\/_member\/index\.tsx)/
// Pages that guests open first: they take nothing from the member's frame.
const alone =
  /\/src\/routes\/(?:privacy|sponsorship\/\$sponsor|_guest\/(?:activation|forgot-password|password-reset|transfer|continue|vet)|_open\/(?:email-confirmation|not-me|sign-in\.\$provider))\.tsx/
const page = /\/src\/routes\/(.+)\.tsx\?tsr-split=/
const membersPart =
  /\/src\/(?:routes\/_member\/.+\.tsx\?tsr-split=|(?:shell\/FooterContent|features\/passkeys\/PasskeyOffer)\.tsx$)/
// Loaded on every page at rest, by guests and members or by members only: too small for a separate request.
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
  const visited = new Set<string>()
  const climb = (at: string) => {
    if (visited.has(at)) return
    visited.add(at)
    const module = graph.getModuleInfo(at)
    if (module === null) return
    if (main.test(at) || module.dynamicImporters.length > 0) entries.add(at)
    for (const importer of module.importers) climb(importer)
  }
  climb(id)
  return entries
}

/** The frames and pages whose code imports an entry, directly or not; a frame or a page includes itself. */
function findImporters(entry: string, graph: Graph, visited = new Set<string>()): string[] {
  if (visited.has(entry)) return []
  visited.add(entry)
  if ([main, guest, member, page].some((one) => one.test(entry))) return [entry]
  const importers = graph.getModuleInfo(entry)?.dynamicImporters ?? []
  return importers.flatMap((at) => [...entriesOf(at, graph)].flatMap((one) => findImporters(one, graph, visited)))
}

/**
 * The chunk of a module: `portal` holds what every page needs, or both a guest's page and the member's frame, and addresses of drawings;
 * `guest` and `member` the rest of the frames, with what members' pages load at rest; a page's late parts are one chunk. Few chunks make
 * few requests. Null leaves a module to the bundler, which makes a chunk per page and copies what two pages share into both.
 */
export function chooseChunk(id: string, graph: Graph): string | null {
  if (rules.test(id)) return null
  const entries = [...entriesOf(id, graph)]
  const reachedFrom = (entry: RegExp) => entries.some((at) => entry.test(at))
  if (reachedFrom(main) || reachedFrom(always) || drawing.test(id)) return 'portal'
  // Copied into members' pages only: none of it loads code of guests.
  if (reachedFrom(guest)) return reachedFrom(member) ? 'portal' : reachedFrom(membersPart) ? null : 'guest'
  if (reachedFrom(printed) && entries.length > 1) return 'portal'
  if (reachedFrom(member) || reachedFrom(atRest)) return reachedFrom(alone) ? 'portal' : 'member'
  if (reachedFrom(page)) return null
  const [asker = '', ...others] = new Set(entries.flatMap((at) => findImporters(at, graph)))
  const route = page.exec(asker)?.[1]
  return route === undefined || others.length > 0 ? null : `late-${route.replace(/\W+/g, '-')}`
}
