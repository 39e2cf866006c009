import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * Does something once for all workers of a run, and tells at `path` that it is done; the others wait. After a failure, or the end of who
 * began, the next one tries it again.
 */
export async function once(path: string, work: () => Promise<void>): Promise<void> {
  const done = `${path}.done`
  const begun = `${path}.begun`
  while (!(await isThere(done))) {
    const isMine = await writeFile(begun, String(process.pid), { flag: 'wx' }).then(
      () => true,
      () => false,
    )
    if (isMine) {
      try {
        if (!(await isThere(done))) {
          await rm(path, { recursive: true, force: true })
          await work()
          await writeFile(done, '')
        }
      } finally {
        await rm(begun)
      }
    } else {
      if (!isRunning(Number(await readFile(begun, 'utf8').catch(() => process.pid)))) await rm(begun, { force: true })
      await setTimeout(50)
    }
  }
}

function isRunning(pid: number): boolean {
  // Its number is not written yet.
  if (pid === 0) return true
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
