import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { toHexColour } from '@coussinet/contract/brand/colour.ts'
import { paperLogoSvg } from '@coussinet/contract/brand/logo-svg.ts'
import { portalFolder } from '../core/places.ts'

const coloursInHex = Object.fromEntries(
  Object.entries(brand.colours.paper).map(([name, colour]) => [name, toHexColour(colour)]),
)
const sources = join(portalFolder, 'server/src')
const texts = join(portalFolder, 'texts')
const fonts = [
  import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/figtree/400Regular_Italic/Figtree_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
]

/** The typesetter (Typst) in WebAssembly: the same on every machine. */
export const typesetterFile = (): string =>
  fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))

/** Fonts of papers, which embed the glyphs they use (SIL Open Font License; the notices come with their packages). */
export const fontFiles = (): Buffer[] => [
  ...fonts.map((font) => readFileSync(fileURLToPath(font))),
  // Greek and Cyrillic characters of names, which the others lack: Noto Sans, with its licence beside it.
  readFileSync(join(sources, 'platform/paper/fonts/NotoSans_400Regular.ttf')),
]

/** Files below a folder that match, each by its path there after `prefix`. */
const readAll = (folder: string, pattern: string, prefix: string) =>
  globSync(pattern, { cwd: folder }).map((path) => ({
    path: `${prefix}/${path.split(sep).join('/')}`,
    text: readFileSync(join(folder, path), 'utf8'),
  }))

/**
 * Templates and drawings by their path below `src`, the chapters of each language below `/texts`, and the brand's own.
 */
export function templates(): { path: string; text: string }[] {
  return [
    ...readAll(sources, '**/*.{typ,svg}', ''),
    ...readAll(texts, '*/*.typ', '/texts'),
    { path: '/platform/paper/logo.svg', text: paperLogoSvg(brand) },
    { path: '/platform/paper/brand.json', text: JSON.stringify({ name: brand.name, ...coloursInHex }) },
  ]
}
