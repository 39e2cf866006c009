import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenDatabase } from '#platform/db/db.ts'
import { keepDatabase, openTestDatabase, testFolder } from './database/test-database.ts'
import { once } from './once.ts'

/** A database and a folder of files that belong together. */
export type TestPlace = { database: OpenDatabase; data_dir: string; drop(): Promise<void> }

const newFolder = () => mkdtemp(join(testFolder(), 'place-'))

export async function aPlace(): Promise<TestPlace> {
  const data_dir = await newFolder()
  return placeOf(data_dir, await openTestDatabase())
}

function placeOf(data_dir: string, { database, drop }: Awaited<ReturnType<typeof openTestDatabase>>): TestPlace {
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
export async function placeWithDemo(load: (place: TestPlace) => Promise<void>): Promise<TestPlace> {
  const files = join(testFolder(), 'demo-files')
  await once(join(testFolder(), 'demo'), () =>
    keepDatabase('demo', (database) => load({ database, data_dir: files, drop: async () => {} })),
  )
  const data_dir = await newFolder()
  await cp(files, data_dir, { recursive: true })
  return placeOf(data_dir, await openTestDatabase('demo'))
}
