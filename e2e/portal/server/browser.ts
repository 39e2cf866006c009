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

/** Starts the browser: the one of `CHROMIUM_PATH`, else one on PATH; throws when there is none. */
export function launchOptions(): { executablePath: string; args: string[]; env: Record<string, string | undefined> } {
  const executablePath = process.env['CHROMIUM_PATH'] || onPath()
  if (executablePath === undefined) throw new Error('No Chromium was found: install it, or set CHROMIUM_PATH.')
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  // Without a language of UTF-8 the browser cannot name a downloaded file `Décompte`, and calls it `download`.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  return { executablePath, args, env }
}
