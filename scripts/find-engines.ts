import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './install-from-debian.ts'

/**
 * The engines beside Chromium: the programs that each needs, by the setting that names another place for it, and the Debian packages that
 * bring them.
 */
const engines = {
  firefox: {
    packages: ['firefox-esr'],
    programs: { FIREFOX_PATH: ['firefox-esr', 'firefox'] },
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {
      WEBKIT_DRIVER_PATH: ['WebKitWebDriver'],
      // The browser that comes with the engine's library is on nobody's PATH.
      WEBKIT_BROWSER_PATH: [
        'MiniBrowser',
        '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
        '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
        '/usr/lib*/webkit2gtk-4.1/MiniBrowser',
      ],
      XVFB_PATH: ['Xvfb'],
    },
  },
}

export type Engines = { names: string[]; settings: Record<string, string>; missing: string[] }

/** Finds Firefox and WebKit by settings, on PATH, or from Debian's packages; `missing` names those not found. */
export function findEngines(): Engines {
  const wanted = Object.entries(engines)
  const absent = wanted.filter(([, { programs }]) => placesOf(programs) === null)
  if (absent.length > 0) installFromDebian(absent.flatMap(([, { packages }]) => packages))
  const found = wanted.map(([name, { packages, programs }]) => ({ name, packages, settings: placesOf(programs) }))
  return {
    names: ['chromium', ...found.flatMap(({ name, settings }) => (settings === null ? [] : [name]))],
    settings: Object.assign({}, ...found.map(({ settings }) => settings ?? {})),
    missing: found.flatMap(({ name, packages, settings }) =>
      settings === null ? [`${name} (${packages.join(', ')})`] : [],
    ),
  }
}

/** Paths of the programs of an engine; null when one of them is missing. */
function placesOf(programs: Record<string, string[]>): Record<string, string> | null {
  const places = Object.entries(programs).map(
    ([setting, names]) => [setting, process.env[setting] ?? placeOf(names)] as const,
  )
  return places.every(([, place]) => place !== undefined)
    ? Object.fromEntries(places.flatMap(([setting, place]) => (place === undefined ? [] : [[setting, place]])))
    : null
}

function placeOf(names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names
    .flatMap((name) => (name.startsWith('/') ? globSync(name) : folders.map((folder) => join(folder, name))))
    .find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
