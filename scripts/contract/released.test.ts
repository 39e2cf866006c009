import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, type TestPortal } from '../../server/src/testing/start-portal.ts'
import {
  compareVersions,
  documents,
  type Documents,
  listChanges,
  listReleases,
  mayBreak,
  readReleased,
} from './released.ts'

const root = join(import.meta.dirname, '../..')
const last = listReleases(root).at(-1) ?? ''

describe('[TRY-03] the served contract', () => {
  let portal: TestPortal
  let served: Documents
  beforeAll(async () => {
    portal = await startPortal()
    const read = async (url: string) => (await portal.app.inject({ url })).json()
    served = { portal: await read(documents.portal), integration: await read(documents.integration) }
  })
  afterAll(() => portal.close())

  it('breaks nothing of the last release that the changelog does not name below “Breaking”', () => {
    const [, unreleased = ''] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m)
    const [, breaking = ''] = /^### Breaking\n(.*?)(?=^### |$(?![^]))/ms.exec(unreleased) ?? []
    const changes = listChanges(readReleased(root, last), served)
    // By the field itself, or what it is a value or an item of.
    const isNamed = (place: string) =>
      place
        .split(' ')
        .slice(-2)
        .some((name) => breaking.includes(`\`${name}\``))
    const unnamed = changes
      .filter(({ kind, place }) => kind === 'breaking' && !isNamed(place))
      .map(({ place, what, places }) => `${place} ${what} (${places} places)`)
    expect(unnamed).toEqual([])
  })

  it('is compared whole: a field taken from each document is found', () => {
    const cut: Documents = structuredClone(served)
    const answer = (document: keyof Documents, path: string) =>
      cut[document].paths?.[path]?.['get']?.responses?.['200']?.content?.['application/json']?.schema?.properties
    delete answer('portal', '/me')?.['email']
    delete answer('integration', '/contracts/{number}')?.['status']
    expect(listChanges(served, cut).map(({ kind, place, what }) => [kind, place, what])).toEqual([
      ['breaking', 'GET /me 200 email', 'is gone'],
      ['breaking', 'GET /contracts/{number} 200 status', 'is gone'],
    ])
  })
})

it('[TRY-03] versions are ordered by their numbers, and say what they may break', () => {
  expect(['0.10.0', '0.9.1', '0.2.0', '1.0.0'].toSorted(compareVersions)).toEqual(['0.2.0', '0.9.1', '0.10.0', '1.0.0'])
  const pairs = [
    ['0.2.0', '0.3.0', true],
    ['0.2.0', '0.2.1', false],
    ['0.9.0', '1.0.0', true],
    ['1.2.0', '1.3.0', false],
    ['1.2.0', '2.0.0', true],
  ] as const
  for (const [before, after, may] of pairs) expect(mayBreak(before, after), `${before} to ${after}`).toBe(may)
})
