import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type ManifestEntry = {
  file: string
  src?: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, ManifestEntry>

export function readManifest(dist: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  return manifest
}

// One call, as strict execution order has it written: `import{n as e}from"./…";import{Bt as t}from"./portal-….js";function
// n(){return(n=e((()=>{t()})))()}n();`
const entryCode =
  /^import\{[\w$]+ as [\w$]+\}from"[^"]+";import\{(?<name>[\w$]+) as (?<start>[\w$]+)\}from"\.(?<file>\/portal-[\w-]+\.js)";function (?<run>[\w$]+)\(\)\{return\(\k<run>=[\w$]+\(\(\(\)=>\{\k<start>\(\)\}\)\)\)\(\)\}\k<run>\(\);$/

/**
 * Names the start of the portal: the file that holds it, and its export. The bundler's entry calls it and does nothing else, so that
 * pages call it themselves, which is a request less. Throws where the entry does more.
 */
export function readStart(dist: string): { file: string; name: string } {
  const entry = entryOf(dist)
  const code = readFileSync(join(dist, entry), 'utf8').trim()
  const { name, file } = entryCode.exec(code)?.groups ?? {}
  if (name === undefined || file === undefined) throw new Error(`${entry} does more than to start the portal: ${code}`)
  return { file: `/assets${file}`, name }
}

/** The address of the bundler's entry. */
function entryOf(dist: string): string {
  const entry = [
    ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/<script type="module"[^>]* src="([^"]+)"/g),
  ].at(-1)?.[1]
  if (entry === undefined) throw new Error('The built page names no script')
  return entry
}

/** The address of the style sheet of paper. */
export function findPrintSheet(dist: string): string {
  const [link = ''] = /<link[^>]* media="print"[^>]*>/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? []
  const [, sheet] = /href="([^"]+)"/.exec(link) ?? []
  if (sheet === undefined) throw new Error('The built page names no style sheet of paper')
  return sheet
}

/** Scripts and style sheets that the modules of these keys load statically, in order of need. */
export function listFiles(manifest: Manifest, keys: readonly string[]): { scripts: string[]; sheets: string[] } {
  const scripts = new Set<string>()
  const sheets = new Set<string>()
  const visited = new Set<string>()
  const take = (key: string) => {
    const entry = manifest[key]
    if (entry === undefined || visited.has(key)) return
    visited.add(key)
    for (const needed of entry.imports ?? []) take(needed)
    scripts.add(`/${entry.file}`)
    for (const sheet of entry.css ?? []) sheets.add(`/${sheet}`)
  }
  for (const key of keys) take(key)
  return { scripts: [...scripts], sheets: [...sheets] }
}

/** Throws when `portal` or a frame imports a page's chunk: that chunk imports it in turn, and neither would start. */
export function checkChunks(manifest: Manifest): void {
  const isFrame = (key: string) => /^_(?:portal|guest|member|rolldown-runtime)-/.test(key)
  for (const [key, { imports = [] }] of Object.entries(manifest)) {
    const page = isFrame(key) ? imports.find((needed) => !isFrame(needed)) : undefined
    if (page !== undefined) throw new Error(`${key} needs ${page}: see scripts/chunks.ts`)
  }
}

/** The manifest's key of a module that is loaded late: its own, or that of the named chunk which holds it. */
export function findKey(manifest: Manifest, source: string, chunk: string): string {
  const key =
    source in manifest ? source : Object.keys(manifest).find((at) => manifest[at]?.name === chunk && at.endsWith('.js'))
  if (key === undefined) throw new Error(`The build holds no chunk for ${source}`)
  return key
}

/** Keys of the manifest that the router loads for a route: the route's file and those of the layouts around it. */
export function keysOfRoute(manifest: Manifest, files: readonly string[]): string[] {
  return Object.keys(manifest).filter((key) => files.some((file) => key.startsWith(`src/routes/${file}?tsr-split=`)))
}
