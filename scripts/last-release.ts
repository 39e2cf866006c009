import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const git = (root: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Finds the last release: its tag, else the commit in the table of docs/releasing.md, as a clone may have no tags. */
export function findLastRelease(root: string): string {
  const [tag] = git(root, 'tag', '--list', 'v*', '--sort=-version:refname', '--merged').split('\n')
  if (tag) return tag
  const rows = readFileSync(join(root, 'docs/releasing.md'), 'utf8').matchAll(
    /^\| \d+\.\d+\.\d+, .*`([0-9a-f]{8,40})`/gm,
  )
  const commit = [...rows].at(-1)?.[1]
  if (commit === undefined) throw new Error('There is neither a tag v* nor a commit in docs/releasing.md.')
  return commit
}

// In a work tree, git answers a whole path.
const notePath = (root: string) => resolve(root, git(root, 'rev-parse', '--git-path', 'coussinet-upgrade-tested'))
const sources = (root: string) => git(root, 'rev-parse', 'HEAD^{tree}')

/** Notes that `npm run test:upgrade` has passed on the commit that is checked out. */
export const noteUpgradeTested = (root: string): void => writeFileSync(notePath(root), sources(root))

/** Tells if it has. */
export const isUpgradeTested = (root: string): boolean =>
  existsSync(notePath(root)) && readFileSync(notePath(root), 'utf8') === sources(root)
