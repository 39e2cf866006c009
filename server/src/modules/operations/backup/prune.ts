import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findGenerations } from './layout/generations.ts'
import { readLines } from './layout/lines.ts'
import { readManifest } from './layout/manifest.ts'

const namesAtOnce = 1_000_000

/**
 * Keeps the last `keep` complete backups of a directory and the files they need: this also removes erased members from
 * the backups.
 */
export async function prune(directory: string, keep: number): Promise<{ backups: number; files: number }> {
  const all = await findGenerations(directory)
  const stay = all.filter(({ finished }) => finished).slice(-keep)
  const oldest = stay[0]
  if (!oldest) return { backups: 0, files: 0 }
  const gone = all.filter(({ name }) => name < oldest.name)
  for (const { path } of gone) await rm(path, { recursive: true, force: true })

  const root = join(directory, 'files')
  const lists = await Promise.all(
    stay.map(async ({ path }) => ({ path, part: (await readManifest(path, [])).manifest.files })),
  )
  // The names may exceed memory, so they are read in shares.
  const shares = Math.max(1, Math.ceil(lists.reduce((sum, { part }) => sum + part.lines, 0) / namesAtOnce))
  let files = 0
  for (let share = 0; share < shares; share += 1) {
    const isOfShare = (name: string) => Number.parseInt(name.slice(0, 4), 16) % shares === share
    const needed = new Set<string>()
    for (const { path, part } of lists)
      for await (const page of readLines(path, part))
        for (const line of page) {
          const { stored_as, sha256 }: { stored_as: string; sha256: string } = JSON.parse(line)
          if (isOfShare(stored_as)) needed.add(`${stored_as}.${sha256}`)
        }
    files += await removeUnless(root, (name) => !isOfShare(name) || needed.has(name))
  }
  return { backups: gone.length, files }
}

async function removeUnless(root: string, stays: (name: string) => boolean): Promise<number> {
  if (!existsSync(root)) return 0
  let removed = 0
  for (const first of await readdir(root))
    for (const second of await readdir(join(root, first)))
      for (const name of await readdir(join(root, first, second))) {
        if (stays(name)) continue
        await rm(join(root, first, second, name), { force: true })
        removed += 1
      }
  return removed
}
