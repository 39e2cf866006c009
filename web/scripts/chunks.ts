type Graph = { getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null }

const main = /\/src\/main\.tsx$/
const guest = /\/src\/shell\/guest-frame\.tsx$/
// Pages that guests open first: they take nothing from the member's frame.
const alone =
  /\/src\/routes\/(?:privacy|sponsorship\/\$sponsor|_guest\/(?:activation|forgot-password|transfer)|_open\/not-me)\.tsx/
// The home page goes with the frame: sign-in leads to it, and the other pages share most of what it is made of.
const member = /\/src\/(?:shell\/member-frame\.tsx$|routes\/_member\/index\.tsx)/
const lists = /\/contract\/src\/domain\/care-kinds\.ts$/
// Checks of a form's own page; the calls, in the modules that import them, need nothing of it (`contract-calls.ts`).
const rules = /\/contract\/src\/(?:fields|forms)(?:\/|\.ts$)|\/node_modules\/zod\//

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

/**
 * The chunk of a module: `portal` holds what every page needs, or a guest's page and the member's frame do, `guest` and `member` the rest of the frames.
 * Few chunks, so few requests; what is left is the bundler's to place, a chunk a page.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (lists.test(id) || rules.test(id)) return null
  const entries = [...entriesOf(id, graph)]
  const reachedFrom = (entry: RegExp) => entries.some((at) => entry.test(at))
  if (reachedFrom(main)) return 'portal'
  if (reachedFrom(guest)) return reachedFrom(member) ? 'portal' : 'guest'
  if (!reachedFrom(member)) return null
  return reachedFrom(alone) ? 'portal' : 'member'
}
