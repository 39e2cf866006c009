import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { compareDocuments, type ContractChange, type OpenApiDocument } from './compare-documents.ts'

/** The two documents, by the address at which a portal serves them. */
export const documents = { portal: '/api/openapi.json', integration: '/integration/v1/openapi.json' } as const
export type Documents = Record<keyof typeof documents, OpenApiDocument>

const folder = 'scripts/contract/released'
const numbersOf = (version: string) => version.split('.').map(Number)

/** Orders versions such as `1.2.3`, older ones first. */
export function compareVersions(one: string, other: string): number {
  const [numbers, others] = [numbersOf(one), numbersOf(other)]
  const at = numbers.findIndex((number, index) => number !== others[index])
  return at < 0 ? 0 : (numbers[at] ?? 0) - (others[at] ?? 0)
}

/** Lists the releases whose documents are stored, older ones first. */
export const listReleases = (root: string): string[] => readdirSync(join(root, folder)).toSorted(compareVersions)

const fileOf = (root: string, version: string, name: string) => join(root, folder, version, `${name}.json.gz`)
const readDocument = (root: string, version: string, name: string): OpenApiDocument =>
  JSON.parse(gunzipSync(readFileSync(fileOf(root, version, name))).toString())

export const readReleased = (root: string, version: string): Documents => ({
  portal: readDocument(root, version, 'portal'),
  integration: readDocument(root, version, 'integration'),
})

export function saveReleased(root: string, version: string, saved: Documents): void {
  mkdirSync(join(root, folder, version), { recursive: true })
  for (const name of ['portal', 'integration'] as const)
    writeFileSync(fileOf(root, version, name), gzipSync(JSON.stringify(saved[name]), { level: 9 }))
}

/** Compares both documents; the same change of one field in many places comes once, with the first place and their number. */
export function listChanges(before: Documents, after: Documents): (ContractChange & { places: number })[] {
  const all = (['portal', 'integration'] as const).flatMap((name) => compareDocuments(before[name], after[name]))
  const alike = Map.groupBy(all, ({ kind, field, what }) => `${kind} ${field} ${what}`)
  return [...alike.values()].flatMap(([first, ...rest]) => (first ? [{ ...first, places: rest.length + 1 }] : []))
}

/** True where releases may differ in what breaks: by MAJOR from 1.0.0 on, by MINOR before (docs/releasing.md). */
export function mayBreak(before: string, after: string): boolean {
  const [[major = 0, minor = 0], [nextMajor = 0, nextMinor = 0]] = [numbersOf(before), numbersOf(after)]
  return nextMajor > major || (major === 0 && nextMajor === 0 && nextMinor > minor)
}

/** Describes each change that the version of a release forbids, against the release before it. */
export function findForbiddenChanges(root: string, version: string): string[] {
  const releases = listReleases(root)
  if (!releases.includes(version)) return [`${folder} has no documents of ${version}: run npm run contract:save.`]
  const before = releases[releases.indexOf(version) - 1]
  if (before === undefined || mayBreak(before, version)) return []
  return listChanges(readReleased(root, before), readReleased(root, version))
    .filter(({ kind }) => kind === 'breaking')
    .map(({ place, what }) => `${version} may not break what ${before} promised: ${place} ${what}.`)
}
