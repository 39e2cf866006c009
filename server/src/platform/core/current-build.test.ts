import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type Build, currentBuild, digestOf, stampsOf } from './current-build.mjs'

const portal = await mkdtemp(join(tmpdir(), 'coussinet-built-'))
afterAll(() => rm(portal, { recursive: true, force: true }))

const write = (path: string, text: string) => writeFile(join(portal, path), text)

it('takes a build for what runs as long as its sources and packages are those that it was made of', async () => {
  await mkdir(join(portal, 'server/src'), { recursive: true })
  await mkdir(join(portal, 'server/dist/one'), { recursive: true })
  await write('package-lock.json', '{}')
  await write('server/src/start.ts', 'export const at = 1')
  expect(currentBuild(portal)).toBeNull()

  const sources = ['server/src/start.ts']
  const build: Build = { folder: 'one', sources, digest: digestOf(sources, portal), stamps: [] }
  await write('server/dist/build.json', JSON.stringify(build))
  const built = join(portal, 'server/dist/one')
  expect(currentBuild(portal)).toBe(built)

  await write('server/src/start.ts', 'export const at = 2')
  expect(currentBuild(portal)).toBeNull()
  await write('server/src/start.ts', 'export const at = 1')
  expect(currentBuild(portal)).toBe(built)
  await write('package-lock.json', '{"lockfileVersion":3}')
  expect(currentBuild(portal)).toBeNull()
  await write('package-lock.json', '{}')
  await rm(join(portal, 'server/src/start.ts'))
  expect(currentBuild(portal)).toBeNull()
})

it('reads no source that has not been touched since the build, and each that was', async () => {
  await mkdir(join(portal, 'server/src'), { recursive: true })
  await mkdir(join(portal, 'server/dist/one'), { recursive: true })
  await write('package-lock.json', '{}')
  const sources = ['server/src/start.ts']
  await write(sources[0] ?? '', 'export const at = 1')
  // A digest that is no file's: what is taken for current here is taken by its stamps.
  const build: Build = { folder: 'one', sources, digest: '', stamps: stampsOf(sources, portal) }
  await write('server/dist/build.json', JSON.stringify(build))
  expect(currentBuild(portal)).toBe(join(portal, 'server/dist/one'))
  // The clock of files goes on every few milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 50))
  await utimes(join(portal, sources[0] ?? ''), 1, 1)
  expect(currentBuild(portal)).toBeNull()
})
