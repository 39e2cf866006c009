import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brandFacts } from '@coussinet/contract/brand/values.ts'

/** Loads the texts of a file by name; calls those that depend on the brand with its facts. */
export async function loadTexts(path: string): Promise<Readonly<Record<string, unknown>>> {
  const texts: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href)
  // A paper that is a single function stays one.
  if (/papers?\.ts$/.test(basename(path))) return { ...texts }
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, typeof text === 'function' ? text(brandFacts) : text]),
  )
}
