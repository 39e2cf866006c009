import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { endSpawned, spawnPortal } from './spawn-portal.ts'

const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-start-'))
const pages = join(data_dir, 'no-pages')
const second = join(import.meta.dirname, '../../../../examples/second-brand/ours-et-puce.brand.ts')
afterEach(endSpawned)
afterAll(() => rm(data_dir, { recursive: true, force: true }))

const production = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://members.example',
  ALLOW_EMBEDDED_DATABASE: '1',
  SECRET_KEY: 'x8Kd0vQzr3pWn5yTbG7hUc2LmEaJf9Rs4iOtXqZ1',
  PAGES_DIR: pages,
}

/** Throws at a line that is no JSON. */
const linesOf = (output: string): { level: number; msg: string; event?: string }[] =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

async function refusal(env: Record<string, string>): Promise<ReturnType<typeof linesOf>> {
  const why = await spawnPortal(data_dir, { ...production, ...env }).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
  expect(why).toMatch(/^It ended with 1: /)
  return linesOf(why.replace(/^It ended with 1: /, ''))
}

it(
  'in production tells of its start, and of why there is none, in lines of JSON alone',
  { timeout: 240_000 },
  async () => {
    const portal = await spawnPortal(data_dir, production)
    await expect.poll(() => linesOf(portal.output()).filter(({ event }) => event === 'ready')).toHaveLength(1)
    await portal.kill('SIGTERM')
    expect(linesOf(portal.output()).length).toBeGreaterThan(1)

    expect(await refusal({ DEMO: '1', TRUSTED_PROXIES: '' })).toEqual([
      expect.objectContaining({ level: 60, msg: expect.stringContaining('DEMO must be off in production') }),
    ])
    expect(await refusal({ BRAND: join(data_dir, 'none.brand.ts') })).toEqual([
      expect.objectContaining({ level: 60, msg: expect.stringMatching(/^BRAND \(.*the file cannot be read/) }),
    ])
  },
)

it(
  'of another brand does not join the database of a brand, unless that is its former name',
  { timeout: 240_000 },
  async () => {
    await (await spawnPortal(data_dir, production)).kill('SIGTERM')
    const refused = await refusal({ BRAND: second })
    expect(refused.at(-1)).toMatchObject({
      level: 60,
      msg: expect.stringContaining('This database serves the members of Coussinet, and BRAND gives Ours & Puce'),
    })
    await (await spawnPortal(data_dir, { ...production, BRAND: second, BRAND_FORMERLY: 'Coussinet' })).kill('SIGTERM')
    await (await spawnPortal(data_dir, { ...production, BRAND: second })).kill('SIGTERM')
    expect((await refusal({})).at(-1)?.msg).toContain('This database serves the members of Ours & Puce')
  },
)
