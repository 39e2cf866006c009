import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'

type Texts = Map<string, string>

const texts = join(import.meta.dirname, '../../texts')

/** Plain texts of a catalogue by their place. */
function plainTexts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => plainTexts(one, `${path}.${key}`))
}

async function read(folder: string): Promise<Texts> {
  const root = join(texts, folder)
  const files = (await readdir(root, { recursive: true })).filter((path) => path.endsWith('.ts'))
  const all = await Promise.all(
    files.map(async (path) => plainTexts({ ...(await import(pathToFileURL(join(root, path)).href)) }, path)),
  )
  return new Map(all.flat())
}

/** French texts of pages and of both rooms that are said otherwise in another language: sentences and names of two words and more. */
export async function frenchTexts(language: string): Promise<Set<string>> {
  const found = new Set<string>()
  for (const room of ['pages', 'words']) {
    const [french, other] = [await read(`fr/${room}`), await read(`${language}/${room}`)]
    const said = new Set(other.values())
    for (const text of french.values()) if (text.length >= 10 && /\s/.test(text) && !said.has(text)) found.add(text)
  }
  return found
}

// Words that French sentences can hardly do without, and that no Dutch one has.
const smallWords =
  /(?<![\p{L}’'-])(?:vous|votre|vos|nous|notre|avec|sont|dans|aux|pour|cette|est|une|des|du)(?![\p{L}’'-])/iu

// Names that stay what they are: of a demo's clinics, of an authority; addresses are written in capitals.
const names = /Clinique vétérinaire des Quatre Platanes|Défenseur des droits|\p{Lu}[\p{Lu}\d ]+(?= |$|,)/gu

/** Finds the French on a page that ought to hold none; what is marked as of another language, or was written by a person, is theirs. */
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
