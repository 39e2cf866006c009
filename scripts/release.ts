// npm run release: tags the commit as the version of package.json, with its entry of the changelog. Pushes nothing.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findForbiddenChanges } from './contract/released.ts'
import { isUpgradeTested } from './last-release.ts'

type Manifest = { version?: string; workspaces?: string[] }
const versionIn = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'))

export type Release = { version: string; entry: string | null; faults: string[] }

/** The entry of a version in the changelog, without its heading; null where there is none with a day. */
export function findEntry(changelog: string, version: string): string | null {
  const [, ...entries] = changelog.split(/^## /m)
  const found = entries.find((one) => one.startsWith(`[${version}] - `) && /^\S+ - \d{4}-\d{2}-\d{2}\n/.test(one))
  return found === undefined ? null : found.slice(found.indexOf('\n')).trim()
}

/** Reads the release that this folder would make, with a sentence for each obstacle. */
export function readRelease(root: string): Release {
  const { version = '', workspaces = [] } = versionIn(join(root, 'package.json'))
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const entry = findEntry(changelog, version)
  const labelled = /^LABEL org\.opencontainers\.image\.version="([^"]*)"/m.exec(
    readFileSync(join(root, 'ops/container/Containerfile'), 'utf8'),
  )?.[1]
  const migrations = readdirSync(join(root, 'server/migrations')).map((file) => file.replace(/\.sql$/, ''))
  return {
    version,
    entry,
    faults: [
      ...(/^\d+\.\d+\.\d+(?:-rc\.\d+)?$/.test(version)
        ? []
        : [`package.json: ${version} is no version such as 1.2.3.`]),
      ...workspaces
        .map((folder) => ({ folder, own: versionIn(join(root, folder, 'package.json')).version }))
        .filter(({ own }) => own !== version)
        .map(({ folder, own }) => `${folder}/package.json is ${own}, and package.json is ${version}.`),
      ...(labelled === version
        ? []
        : [`ops/container/Containerfile is labelled ${labelled}, and package.json is ${version}.`]),
      ...(entry === null ? [`CHANGELOG.md has no entry "## [${version}] - <day>".`] : []),
      ...migrations
        .filter((name) => !changelog.includes(`\`${name}\``))
        .map((name) => `CHANGELOG.md does not name the migration ${name}, and what it locks.`),
      ...findForbiddenChanges(root, version),
    ],
  }
}

function release(root: string): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  const { version, entry, faults } = readRelease(root)
  const tag = `v${version}`
  if (git('status', '--porcelain') !== '') faults.push('The tree has changes: commit them first.')
  if (!isUpgradeTested(root)) faults.push('Run npm run test:upgrade on this commit first.')
  if (git('tag', '--list', tag) !== '') faults.push(`${tag} is there already: a tag is never moved.`)
  if (faults.length > 0 || entry === null) {
    for (const fault of faults) console.error(fault)
    process.exit(1)
  }
  // Headings of the entry begin with a #, which git would take for a comment.
  git('tag', '--annotate', '--cleanup=verbatim', '--message', `${tag}\n\n${entry}\n`, tag)
  console.log(`${tag} is ${git('rev-parse', '--short', 'HEAD')}. Push it: git push origin ${tag}`)
}

if (import.meta.main) release(join(import.meta.dirname, '..'))
