import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brandFacts } from '@coussinet/contract/brand/values.ts'
import type { Page } from '@playwright/test'

type Texts = Map<string, string>

const root = join(import.meta.dirname, '../..')

/** Plain texts of a catalogue by their place. */
function plainTexts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => plainTexts(one, `${path}.${key}`))
}

async function read(language: string, files: readonly string[]): Promise<Texts> {
  const all = await Promise.all(
    files.map(async (file) => {
      const catalogues: Record<string, unknown> = await import(pathToFileURL(join(root, 'texts', language, file)).href)
      // A catalogue that names the brand is a function of its facts.
      return Object.entries(catalogues).flatMap(([name, texts]) =>
        plainTexts(typeof texts === 'function' ? texts(brandFacts) : texts, `${file}.${name}`),
      )
    }),
  )
  return new Map(all.flat())
}

/** Files of texts that pages import, and the words that the contract exports. */
async function shownFiles(): Promise<string[]> {
  const sources = (await readdir(join(root, 'web/src'), { recursive: true })).filter((path) => /\.tsx?$/.test(path))
  const code = await Promise.all(sources.map((path) => readFile(join(root, 'web/src', path), 'utf8')))
  const imported = code.flatMap((one) =>
    [...one.matchAll(/@coussinet\/texts\/fr\/([\w-]+\.ts)/g)].map(([, file = '']) => file),
  )
  const words = (await readdir(join(root, 'texts/fr'))).filter((file) => file.endsWith('-words.ts'))
  return [...new Set([...imported, ...words])]
}

/** French texts of the pages that differ in another language: sentences, and names of two words and more. */
export async function frenchTexts(language: string): Promise<Set<string>> {
  const files = await shownFiles()
  const [french, other] = [await read('fr', files), await read(language, files)]
  const said = new Set(other.values())
  return new Set([...french.values()].filter((text) => text.length >= 10 && /\s/.test(text) && !said.has(text)))
}

// Words that French sentences can hardly do without, and that no Dutch one has.
const smallWords =
  /(?<![\p{L}’'-])(?:vous|votre|vos|nous|notre|avec|sont|dans|aux|pour|cette|est|une|des|du)(?![\p{L}’'-])/iu

// Names that are the same in every language: a demo's clinics, an authority; addresses are in capitals.
const names = /Clinique vétérinaire des Quatre Platanes|Défenseur des droits|\p{Lu}[\p{Lu}\d ]+(?= |$|,)/gu

/** Finds French on a page in another language, except in parts marked as of another language or written by a person. */
export async function frenchLeft(page: Page, french: ReadonlySet<string>): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const own = document.documentElement.lang
    const lines: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.closest('[hidden], script, style') !== null) continue
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          const value = node.getAttribute(name)
          if (value !== null && node.closest('[lang]')?.getAttribute('lang') === own) lines.push(value)
        }
        continue
      }
      const parent = node.parentElement
      if (parent === null || parent.closest('[hidden], script, style') !== null) continue
      if (parent.closest('[lang]')?.getAttribute('lang') === own) lines.push(node.textContent ?? '')
    }
    return lines.map((line) => line.trim()).filter(Boolean)
  })
  return [...new Set(shown)].filter((line) => french.has(line) || smallWords.test(line.replaceAll(names, '')))
}
