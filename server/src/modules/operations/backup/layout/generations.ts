import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

// <directory>/2026-11-20T10-00-00.000Z/…   one backup each
// <directory>/files/…                      the stored files of all backups, each copied once

const named = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/

export const generationName = (at: Date): string => at.toISOString().replaceAll(':', '-')

type BackupGeneration = { name: string; path: string; finished: boolean }

export async function findGenerations(directory: string): Promise<BackupGeneration[]> {
  const names = existsSync(directory) ? (await readdir(directory)).filter((name) => named.test(name)).toSorted() : []
  return names.map((name) => ({
    name,
    path: join(directory, name),
    finished: existsSync(join(directory, name, 'manifest.json')),
  }))
}

/**
 * Finds the backup at a path: the path itself, or the last complete one of a directory; throws a sentence if there is
 * none.
 */
export async function chooseBackup(path: string): Promise<{ backup: string; files: string }> {
  if (named.test(basename(path))) return { backup: path, files: join(path, '..', 'files') }
  const last = (await findGenerations(path)).findLast(({ finished }) => finished)
  if (!last) throw new Error(`There is no finished backup in ${path}.`)
  return { backup: last.path, files: join(path, 'files') }
}
