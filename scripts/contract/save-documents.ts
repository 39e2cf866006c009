// npm run contract:save: stores the two OpenAPI documents as those of the version in package.json. A step of a release.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endSpawned, spawnPortal } from '../../server/src/testing/program/spawn-portal.ts'
import type { OpenApiDocument } from './compare-documents.ts'
import { documents, saveReleased } from './released.ts'

const root = join(import.meta.dirname, '../..')
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'coussinet-contract-'))
try {
  const { url } = await spawnPortal(folder)
  const read = async (path: string): Promise<OpenApiDocument> => (await fetch(`${url}${path}`)).json()
  saveReleased(root, version, { portal: await read(documents.portal), integration: await read(documents.integration) })
  console.log(`The documents of ${version} are stored.`)
} finally {
  endSpawned()
  rmSync(folder, { recursive: true, force: true })
}
