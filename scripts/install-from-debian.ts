import { spawnSync } from 'node:child_process'

/** Installs Debian packages where that is possible (as root, with apt); elsewhere it does nothing. */
export function installFromDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !run('apt-get', ['--version'])) return
  console.log(`Installing ${packages.join(', ')} from Debian’s packages (once) …`)
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
}

const run = (command: string, args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0
