import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'

const libraries = [
  '/usr/lib/*/faketime/libfaketimeMT.so.1',
  '/usr/local/lib/faketime/libfaketimeMT.so.1',
  '/opt/homebrew/lib/faketime/libfaketimeMT.1.dylib',
]

export type MovableClock = {
  /** environment that a process is started with */
  env: Record<string, string>
  /** Moves the clock of that process by so many seconds from the true time, while it runs. */
  move(seconds: number): Promise<void>
}

/**
 * A clock that is moved under a running process by libfaketime; what counts the time that passes goes on. `note` is a file of the test's
 * own.
 */
export async function movableClock(note: string): Promise<MovableClock> {
  const library = libraries.flatMap((pattern) => globSync(pattern))[0]
  if (library === undefined)
    throw new Error(
      'The tests move the clock by libfaketime, and it is not installed: see scripts/find-test-servers.ts.',
    )
  const move = (seconds: number) => writeFile(note, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`)
  await move(0)
  const preload = library.endsWith('.dylib') ? { DYLD_INSERT_LIBRARIES: library } : { LD_PRELOAD: library }
  return {
    env: {
      ...preload,
      FAKETIME_TIMESTAMP_FILE: note,
      FAKETIME_NO_CACHE: '1',
      DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    move,
  }
}
