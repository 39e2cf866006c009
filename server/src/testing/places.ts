import { cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { OpenDatabase } from '#platform/db/db.ts'
import { keepDatabase, openTestDatabase, testFolder } from './database/test-database.ts'

/** A database and a folder of files that belong together. */
export type Place = { database: OpenDatabase; data_dir: string; drop(): Promise<void> }

const newFolder = () => mkdtemp(join(testFolder(), 'place-'))

export async function aPlace(): Promise<Place> {
  const data_dir = await newFolder()
  return placeOf(data_dir, await openTestDatabase())
}

function placeOf(data_dir: string, { database, drop }: Awaited<ReturnType<typeof openTestDatabase>>): Place {
  return {
    database,
    data_dir,
    async drop() {
      await database.close()
      await drop()
      await rm(data_dir, { recursive: true, force: true })
    },
  }
}

/** A copy of the place that `load` fills, which is done once for all workers of a run: loading the demo takes six seconds. */
export async function placeWithDemo(load: (place: Place) => Promise<void>): Promise<Place> {
  const files = join(testFolder(), 'demo-files')
  await once(join(testFolder(), 'demo'), () =>
    keepDatabase('demo', (database) => load({ database, data_dir: files, drop: async () => {} })),
  )
  const data_dir = await newFolder()
  await cp(files, data_dir, { recursive: true })
  return placeOf(data_dir, await openTestDatabase('demo'))
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Does something in one process only; the others wait for it. Who comes after a failure tries it again. */
async function once(path: string, work: () => Promise<void>): Promise<void> {
  const done = `${path}.done`
  const begun = `${path}.begun`
  while (!(await isThere(done))) {
    const isMine = await mkdir(begun).then(
      () => true,
      () => false,
    )
    if (!isMine) {
      await setTimeout(50)
      continue
    }
    try {
      if (!(await isThere(done))) {
        await work()
        await writeFile(done, '')
      }
    } finally {
      await rm(begun, { recursive: true })
    }
  }
}
