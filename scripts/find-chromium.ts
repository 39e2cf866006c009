import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './install-from-debian.ts'

// The shell is the same engine without a window to draw: it needs half of the processor's time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium: `CHROMIUM_PATH`, else one on PATH, else Debian's package where it can be installed; throws a clear sentence. */
export function findChromium(): string {
  const found = process.env['CHROMIUM_PATH'] ?? onPath()
  if (found) return found
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    installFromDebian([browser, 'fonts-liberation'])
    const installed = onPath()
    if (installed) return installed
  }
  throw new Error('No Chromium was found: install it, or set CHROMIUM_PATH.')
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
