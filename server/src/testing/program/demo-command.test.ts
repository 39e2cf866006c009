import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const demo = join(import.meta.dirname, '../../../scripts/demo.ts')

it('the demo’s command says that a folder has no database, and makes nothing there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coussinet-demo-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'elsewhere') }
  for (const word of ['accounts', 'reset']) {
    const { code, err } = await new Promise<{ code: unknown; err: string }>((resolve) => {
      execFile(process.execPath, [demo, word], { env }, (error, _, stderr) =>
        resolve({ code: error?.code ?? 0, err: stderr }),
      )
    })
    expect({ code, err }).toEqual({
      code: 1,
      err: `There is no database in ${env.DATA_DIR}. Set DATA_DIR or DATABASE_URL.\n`,
    })
  }
  expect(await readdir(folder)).toEqual([])
})
