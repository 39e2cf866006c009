// npm run test:upgrade [commit]: this commit and the last release, or another commit, beside and after one another under load.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findTestServers } from './find-test-servers.ts'
import { findLastRelease, noteUpgradeTested } from './last-release.ts'

const root = join(import.meta.dirname, '..')

function run(program: string, args: readonly string[], { cwd = root, env = {} } = {}): number | null {
  return spawnSync(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    .status
}

function test(commit: string): number {
  findTestServers()
  const folder = mkdtempSync(join(tmpdir(), 'coussinet-upgrade-'))
  const former = join(folder, 'former')
  try {
    console.log(`${commit} and this commit:`)
    // A release is run with the packages of its own lockfile.
    const isMade =
      run('git', ['worktree', 'add', '--detach', '--quiet', former, commit]) === 0 &&
      run(process.execPath, ['scripts/bootstrap.mjs', '--omit=dev'], { cwd: former }) === 0
    if (!isMade) return 1
    const vitest = join(root, 'node_modules/.bin/vitest')
    return (
      run(vitest, ['run', '--project=nodes', 'server/src/testing/nodes/releases.test.ts'], {
        env: { FORMER_RELEASE: former },
      }) ?? 1
    )
  } finally {
    run('git', ['worktree', 'remove', '--force', former])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const [named] = process.argv.slice(2)
process.exitCode = test(named ?? findLastRelease(root))
const isClean = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout === ''
if (process.exitCode === 0 && named === undefined && isClean) noteUpgradeTested(root)
