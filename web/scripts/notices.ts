// npm run notices: the licences of all packages in the portal, with the texts that they require.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

type Locked = { dev?: boolean; devOptional?: boolean; link?: boolean; license?: string }
type Package = { name: string; version: string; license?: unknown; homepage?: unknown; repository?: unknown }

export type Notice = {
  name: string
  version: string
  /** the package's SPDX expression */
  licence: string
  home: string
  /** texts of its licence and its notices; empty where the package brings none */
  text: string
}

/** Licences that a package of the portal may have: they require their text, and nothing of the portal's code. */
const free = new Set(
  'MIT MIT-0 Apache-2.0 BSD-2-Clause BSD-3-Clause ISC 0BSD Unlicense CC0-1.0 CC-BY-3.0 CC-BY-4.0 OFL-1.1 PSF-2.0 BlueOak-1.0.0 Zlib'.split(
    ' ',
  ),
)

/** Packages under licences that require more, and how the portal complies (docs/decisions/0071). */
const kept: Readonly<Record<string, string>> = {
  'libheif-js': 'LGPL-3.0: a file of its own, in pages and on the server, which anybody may replace',
  '@img/sharp-libvips-linux-x64': 'LGPL-3.0-or-later: a shared library of its own, loaded and not changed',
  '@img/sharp-libvips-linux-arm64': 'LGPL-3.0-or-later: a shared library of its own, loaded and not changed',
  lightningcss: 'MPL-2.0: used as it is published, when pages are built',
  'lightningcss-linux-x64-gnu': 'MPL-2.0: used as it is published, when pages are built',
  'lightningcss-linux-arm64-gnu': 'MPL-2.0: used as it is published, when pages are built',
  'web-push': 'MPL-2.0: used as it is published; its source is the package of this name and version at npm',
}

/** Tells whether an expression of SPDX lets the portal have a package. */
export function isFree(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, ' ').trim()
  const all = plain.split(/\s+and\s+/i)
  return all.every((part) => part.split(/\s+or\s+/i).some((one) => free.has(one.trim())))
}

/** Returns a sentence for each package whose licence is not allowed; empty if the portal may be distributed. */
export function licenceFaults(notices: readonly Notice[]): string[] {
  return notices
    .filter(({ name, licence }) => !isFree(licence) && !Object.hasOwn(kept, name))
    .map(({ name, licence }) => `${name}: ${licence}`)
}

/** Packages that run, as they are installed here, each version once, by their names. */
export function readNotices(): Notice[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const found = Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
    .filter(([path]) => existsSync(join(root, path, 'package.json')))
    .map(([path, { license }]) => noticeOf(join(root, path), license))
  const once = new Map(found.map((notice) => [`${notice.name} ${notice.version}`, notice]))
  return [...once.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function noticeOf(folder: string, locked: string | undefined): Notice {
  const { name, version, license, homepage, repository }: Package = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice|ofl)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : (locked ?? 'not said'),
    home: addressOf(repository) ?? addressOf(homepage) ?? '',
    text: texts.join('\n\n'),
  }
}

function addressOf(field: unknown): string | null {
  const text: unknown = typeof field === 'object' && field !== null && 'url' in field ? field.url : field
  return typeof text === 'string' && text !== '' ? text.replace(/^git\+|\.git$/g, '') : null
}

const fonts = [
  'Bricolage Grotesque, © The Bricolage Grotesque Project Authors, SIL Open Font License 1.1',
  'Figtree, © The Figtree Project Authors, SIL Open Font License 1.1',
]

/** The notices as one text: the authors, then each licence once, with its packages. */
export function noticesText(notices: readonly Notice[]): string {
  const list = notices.map(({ name, version, licence, home }) => `${name} ${version}  ${licence}  ${home}`.trimEnd())
  const texts = Map.groupBy(
    notices.filter(({ text }) => text !== ''),
    ({ text }) => text,
  )
  const without = notices.filter(({ text }) => text === '').map(({ name }) => name)
  return [
    'This portal is made of, and passes on, the following work of others.',
    ...Object.entries(kept)
      .filter(([name]) => notices.some((one) => one.name === name))
      .map(([name, how]) => `${name}: ${how}.`),
    ['Fonts', ...fonts].join('\n'),
    ['Packages', ...list].join('\n'),
    ...(without.length > 0 ? [`These bring no text beside the name of their licence: ${without.join(', ')}.`] : []),
    ...[...texts].map(([text, of]) => `${'='.repeat(72)}\n${of.map(({ name }) => name).join(', ')}\n\n${text}`),
    '',
  ].join('\n\n')
}

if (import.meta.main) process.stdout.write(noticesText(readNotices()))
