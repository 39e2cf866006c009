import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { formatStack } from './stack-of.ts'

const portal = await mkdtemp(join(tmpdir(), 'coussinet-stack-'))
afterAll(() => rm(portal, { recursive: true, force: true }))

function failed(...calls: string[]): Error {
  const error = new Error('late')
  error.stack = ['Error: late', ...calls.map((call) => `    at ${call}`)].join('\n')
  return error
}

it('tells the calls of a build by their sources, those of libraries by the build, and all others as they are', async () => {
  const folder = join(portal, 'server/dist/3f0c')
  await mkdir(folder, { recursive: true })
  // Line 1, column 0 of the build is line 7, column 2 of the source.
  const map = { version: 3, sources: ['../../src/start.ts'], names: [], mappings: 'AAME' }
  await writeFile(join(folder, 'start.js.map'), JSON.stringify(map))
  const error = failed(
    `open (file://${folder}/start.js:1:1)`,
    `query (file://${folder}/packages~start.js:9:3)`,
    'async node:internal/process/task_queues:103:5',
  )
  expect(formatStack(error).split('\n').slice(1)).toEqual([
    `    at open (file://${portal}/server/src/start.ts:7:3)`,
    `    at query (file://${folder}/packages~start.js:9:3)`,
    '    at async node:internal/process/task_queues:103:5',
  ])
})
