import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '../contract/src/brand/chosen.ts'
import { computeBrandFingerprint } from '../contract/src/brand/fingerprint.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'web/dist/.source-hash')
const sources = ['contract/src', 'texts', 'brand', 'web', 'package-lock.json']
const passedOver = /(?:^|\/)(?:node_modules|dist)(?:\/|$)|\.test\.tsx?$/

/**
 * Builds the web app if its sources, or the brand named by `BRAND`, have changed since the last build. It runs in a separate process:
 * bundling takes memory that the server should not keep.
 */
export function buildWeb(): void {
  const hash = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Building the pages …')
  const { status } = spawnSync(process.execPath, [join(root, 'web/scripts/build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The web app could not be built.')
  writeFileSync(stamp, hash)
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(computeBrandFingerprint(brand))
  for (const path of sources.flatMap((source) => filesOf(join(root, source)))) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (passedOver.test(path.slice(root.length))) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)))
}
