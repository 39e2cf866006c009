// Plain JavaScript: runs on the Node that started npm (20 or newer), before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const stamp = `${cwd}node_modules/.lock-hash`
const lock = createHash('sha256')
  .update(readFileSync(`${cwd}package-lock.json`))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (installed !== `${lock} all` && installed !== `${lock} ${args.join(' ')}`) {
  console.log('Installing what package-lock.json names (once) …')
  // None of the packages needs an install script.
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...args],
    {
      cwd,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, `${lock} ${args.join(' ') || 'all'}`)
}
