// npm run map -- --figures: measures the code, a line per figure.
import { basename, dirname } from 'node:path'
import { findEveryImport, findExports, readSource, resolveImport, trackedFiles } from './imports.ts'

const tracked = trackedFiles().filter((path) => /\.tsx?$/.test(path) && !/\.gen\.ts$|db\.types\.ts$/.test(path))
const isTest = (path: string) =>
  /\.(test|e2e)\.tsx?$|(^|\/)(tests|testing|fixtures|fuzz)\/|^(e2e|bench|packages\/\w+\/bench)\//.test(path)
const product = tracked.filter((path) => !isTest(path) && /^(brand|contract|packages|server|web|scripts)\//.test(path))
const linesOf = (path: string) => readSource(path).split('\n').length
const imports = new Map(product.map((path) => [path, findEveryImport(path).map((from) => resolveImport(path, from))]))

/** Groups of nodes that reach each other, largest first (Tarjan). */
function cyclesIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const places = new Map<string, { index: number; low: number; isOpen: boolean }>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (node: string) => {
    const own = { index: places.size, low: places.size, isOpen: true }
    places.set(node, own)
    open.push(node)
    for (const next of arrows.get(node) ?? []) {
      const known = places.get(next)
      const low = known ? (known.isOpen ? known.index : own.low) : visit(next)
      own.low = Math.min(own.low, low)
    }
    if (own.low === own.index) {
      const group = open.splice(open.indexOf(node))
      for (const one of group) (places.get(one) ?? own).isOpen = false
      if (group.length > 1) found.push(group.toSorted())
    }
    return own.low
  }
  for (const node of arrows.keys()) if (!places.has(node)) visit(node)
  return found.toSorted((one, other) => other.length - one.length)
}

/** Folders of a root that import each other in a ring; files beside the folders are `.`. */
function foldersInCycles(within: string): { folders: number; cycles: string[][] } {
  const folderOf = (path: string) =>
    (path.slice(within.length + 1).includes('/') ? path.slice(within.length + 1).split('/')[0] : '.') ?? '.'
  const isWithin = (path: string) => path.startsWith(`${within}/`)
  const arrows = new Map<string, Set<string>>()
  for (const path of product.filter(isWithin)) {
    const others = arrows.get(folderOf(path)) ?? new Set()
    for (const target of (imports.get(path) ?? []).filter(isWithin))
      if (folderOf(target) !== folderOf(path)) others.add(folderOf(target))
    arrows.set(folderOf(path), others)
  }
  return { folders: arrows.size, cycles: cyclesIn(arrows) }
}

const count = (within: RegExp) => product.filter((path) => within.test(path))
const sum = (paths: readonly string[]) => paths.reduce((lines, path) => lines + linesOf(path), 0)

export function printFigures(): void {
  const say = (name: string, value: string | number) => console.log(`${name.padEnd(64)} ${value}`)
  const roots = [
    'server/src/modules',
    'server/src/modules/refunds',
    'server/src/platform',
    'web/src',
    'web/src/platform',
    'web/src/features',
    'web/src/features/refunds',
    'contract/src',
  ]
  for (const one of roots) {
    const { folders, cycles } = foldersInCycles(one)
    say(
      `folders of ${one} in cycles`,
      `${cycles.flat().length} of ${folders}${cycles.map((cycle) => ` (${cycle.join(' ')})`).join('')}`,
    )
  }
  const modules = product
    .filter((path) => /^server\/src\/modules\/([^/]+)\/\1\.ts$/.test(path))
    .map((path) => ({ module: basename(path, '.ts'), exported: findExports(path) }))
  const functions = modules.flatMap(({ module, exported }) =>
    exported.filter(({ isType, from }) => !isType && from.endsWith('.store.ts')).map(({ name }) => ({ module, name })),
  )
  const setters = functions.filter(({ name }) => !name.startsWith('find'))
  const largest = modules.toSorted((one, other) => other.exported.length - one.exported.length).slice(0, 3)
  say(
    'names that modules export, those with the most',
    largest.map(({ module, exported }) => `${module} ${exported.length}`).join('; '),
  )
  say(
    'functions of stores that leave a module; those that do not find',
    `${functions.length}; ${setters.length}${setters.map(({ module, name }) => ` (${module}: ${name})`).join('')}`,
  )
  const refunds = count(
    /^(server\/src\/modules|web\/src\/features)\/refunds\/|^contract\/src\/(refund|quote|request|dispute|reading)/,
  )
  say('refunds without tests: files; lines', `${refunds.length}; ${sum(refunds)}`)
  const texts = tracked.filter((path) => path.startsWith('texts/'))
  const folders = new Set(texts.map((path) => dirname(path)))
  say('texts: files; folders', `${texts.length}; ${folders.size}`)
  say('lines of the product, without tests and texts', sum(product))
  const effects = count(/^server\/src\/modules\/(?!notifications\/|events\/)/).map(
    (path) => readSource(path).match(/\b(?:audit|announce|notify|publishInsurerEvent)\(\s*(?:db|tx)\b/g)?.length ?? 0,
  )
  say(
    'effects written without a unit of work; in files',
    `${effects.reduce((all, one) => all + one, 0)}; ${effects.filter((one) => one > 0).length}`,
  )
  const types = count(/^server\//).flatMap((path) =>
    [...readSource(path).matchAll(/^(?:export )?type ([A-Za-z]+)/gm)].map(([, name = '']) => name),
  )
  const ofOneWord = types.filter((name) => /^[A-Z][a-z]+$/.test(name))
  say('types of one word on the server', `${ofOneWord.length} of ${types.length}`)
  const docs = product.reduce((all, path) => all + (readSource(path).match(/\/\*\*/g)?.length ?? 0), 0)
  say('docstrings per thousand lines', ((docs / sum(product)) * 1000).toFixed(0))
}
