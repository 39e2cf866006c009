import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

export type Saved = { name: string; path: string; bytes: Buffer }

/** Buttons that save on the device. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<Saved> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const path = await download.path()
  return { name: download.suggestedFilename(), path, bytes: await readFile(path) }
}

/** The words of a saved PDF; null where no reader of PDFs is installed. */
export function readText({ path }: Saved): string | null {
  try {
    return execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).normalize('NFC').replaceAll(/\s+/g, ' ')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** The events of a name that the page has pushed on its data layer. */
export function pushed(page: Page, event: string): Promise<unknown[]> {
  return page.evaluate((wanted) => {
    const layer: unknown = Reflect.get(globalThis, 'dataLayer')
    if (!Array.isArray(layer)) throw new Error('The page has no data layer.')
    return layer.filter((one: { event?: unknown }) => one.event === wanted)
  }, event)
}
