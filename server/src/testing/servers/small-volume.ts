import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export type SmallVolume = {
  /** path at which this process sees what the others see at `path` */
  seen: string
  /** the command line that runs a program where the volume is */
  within(command: readonly string[]): string[]
  /** takes all the room that is left */
  fill(): Promise<void>
  free(): Promise<void>
  end(): Promise<void>
}

/**
 * A real volume of so many megabytes at a path, in a mount namespace of its own: on Linux, for root and, where the system lets them, for
 * others.
 */
export async function smallVolume(path: string, megabytes: number): Promise<SmallVolume> {
  const keeper = spawn('unshare', [
    '--user',
    '--map-root-user',
    '--mount',
    'sh',
    '-c',
    'mount -t tmpfs -o size="$2"m tmpfs "$1" && echo mounted && exec sleep 3600',
    'sh',
    path,
    String(megabytes),
  ])
  let output = ''
  for (const stream of [keeper.stdout, keeper.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  keeper.on('error', (error) => (output += error.message))
  const ended = once(keeper, 'exit').catch(() => {})
  const deadline = Date.now() + 10_000
  while (!output.includes('mounted')) {
    if (keeper.exitCode !== null || Date.now() > deadline)
      throw new Error(
        `The tests fill a volume of their own, which needs Linux with user namespaces, or root: ${output.trim()}`,
      )
    await setTimeout(20)
  }
  const seen = `/proc/${keeper.pid}/root${path}`
  const filler = join(seen, 'filler')
  return {
    seen,
    within: (command) => [
      'nsenter',
      '--target',
      String(keeper.pid),
      '--user',
      '--mount',
      '--preserve-credentials',
      ...command,
    ],
    async fill() {
      const file = await open(filler, 'a')
      try {
        for (const size of [1_048_576, 4096]) {
          const bytes = Buffer.alloc(size)
          while (
            await file.write(bytes).then(
              () => true,
              () => false,
            )
          );
        }
      } finally {
        await file.close()
      }
    },
    free: () => rm(filler, { force: true }),
    async end() {
      keeper.kill('SIGKILL')
      await ended
    },
  }
}
