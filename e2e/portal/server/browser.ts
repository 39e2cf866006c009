import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(): string | undefined {
  const places = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Returns how to start the browser of `CHROMIUM_PATH`, else one on PATH; where there is none, the start itself fails. */
export function launchOptions(): { executablePath: string; args: string[]; env: Record<string, string | undefined> } {
  // Configurations are also read by tools that start no browser.
  const executablePath = process.env['CHROMIUM_PATH'] || onPath() || 'chromium'
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // As on phones: letters have the width of their font, not of whole pixels.
    '--font-render-hinting=none',
  ]
  // Without a language of UTF-8 the browser cannot name a downloaded file `Décompte`, and calls it `download`.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  return { executablePath, args, env }
}
