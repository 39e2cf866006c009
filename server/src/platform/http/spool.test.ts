import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sweepSpool } from './spool.ts'

it('[REL-02] what kills left in the temporary folder is swept, and nothing of another node at work, nor of others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'swept-'))
  const old = new Date(Date.now() - 3600_000)
  for (const name of ['coussinet-upload-a', 'coussinet-upload-b', 'coussinet-upload-now', 'coussinet-other']) {
    await mkdir(join(folder, name))
    if (name !== 'coussinet-upload-b') await writeFile(join(folder, name, 'bytes'), '')
    if (!name.endsWith('now')) await utimes(join(folder, name), old, old)
  }
  await sweepSpool(folder)
  expect((await readdir(folder)).toSorted()).toEqual(['coussinet-other', 'coussinet-upload-now'])
  await sweepSpool(join(folder, 'nowhere'))
  await rm(folder, { recursive: true })
})
