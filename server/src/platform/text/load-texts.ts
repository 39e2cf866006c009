import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brandFacts } from '@coussinet/contract/brand/values/brand-facts.ts'

/** The texts of a file of texts, by their name; those that name the brand are told its facts. */
export async function loadTexts(path: string): Promise<Readonly<Record<string, unknown>>> {
  const texts: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href)
  // A paper that is one function of its facts stays one.
  if (/papers?\.ts$/.test(basename(path))) return { ...texts }
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, typeof text === 'function' ? text(brandFacts) : text]),
  )
}
