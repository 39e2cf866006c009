import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { OpenApiDocument } from './contract/compare-documents.ts'
import { type Documents, findForbiddenChanges, saveReleased } from './contract/released.ts'
import { findLastRelease, noteUpgradeTested } from './last-release.ts'
import { findEntry, readRelease } from './release.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'coussinet-release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()

/** A repository with everything a release needs, and the script that makes it. */
function copyOfRelease(): void {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const path of [
    'package.json',
    'CHANGELOG.md',
    'ops/container/Containerfile',
    'server/migrations',
    'scripts/release.ts',
    'scripts/last-release.ts',
    'docs/releasing.md',
    'scripts/contract',
    ...workspaces.map((workspace) => `${workspace}/package.json`),
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  git('init', '--quiet')
  git('config', 'user.email', 'tester@example.org')
  git('config', 'user.name', 'Tester')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'All of it')
}

const release = () => spawnSync(process.execPath, [join(folder, 'scripts/release.ts')], { encoding: 'utf8' })

describe('[GO-09] a release', () => {
  it('has one version everywhere, a dated entry of the changelog, and each migration named there', () => {
    const { version, entry, faults } = readRelease(root)
    expect(faults).toEqual([])
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    expect(entry).toContain('### Migrations')
  })

  it('is a tag with its entry, made once, of a tree without changes', () => {
    copyOfRelease()
    const { version } = readRelease(folder)
    writeFileSync(join(folder, 'stray'), '')
    expect(release()).toMatchObject({ status: 1, stderr: expect.stringContaining('has changes') })
    rmSync(join(folder, 'stray'))
    expect(release()).toMatchObject({ status: 1, stderr: 'Run npm run test:upgrade on this commit first.\n' })
    noteUpgradeTested(folder)
    expect(release()).toMatchObject({ status: 0, stdout: expect.stringContaining(`v${version} is `) })
    expect(git('tag', '--list', '--format=%(contents)')).toContain('### Migrations')
    expect(release()).toMatchObject({ status: 1, stderr: expect.stringContaining('is there already') })
  })

  it('[TRY-04] is tested with the last one: its tag, or its commit where a clone has no tags', () => {
    expect(findLastRelease(folder)).toBe(`v${readRelease(folder).version}`)
    git('tag', '--delete', findLastRelease(folder))
    expect(findLastRelease(folder)).toMatch(/^[0-9a-f]{8}$/)
  })

  it('is refused with a version that its parts do not bear, and a migration that the changelog does not name', () => {
    writeFileSync(join(folder, 'server/migrations/9999_untold.sql'), 'select 1;\n')
    writeFileSync(join(folder, 'server/package.json'), '{"version": "9.9.9"}')
    const path = join(folder, 'ops/container/Containerfile')
    writeFileSync(path, readFileSync(path, 'utf8').replace(/image\.version="[^"]*"/, 'image.version="9.9.9"'))
    expect(readRelease(folder).faults).toEqual([
      expect.stringContaining('server/package.json is 9.9.9'),
      expect.stringContaining('labelled 9.9.9'),
      expect.stringContaining('9999_untold'),
    ])
  })

  it('[TRY-03] is refused without its documents, and where they break what the version may not', () => {
    const documents = (paths: NonNullable<OpenApiDocument['paths']>): Documents => ({
      portal: { paths },
      integration: { paths: {} },
    })
    const call = { '/a': { get: { operationId: 'a' } } }
    const saved = join(folder, 'scripts/contract/released')
    expect(findForbiddenChanges(folder, '1.0.0')).toEqual([expect.stringContaining('has no documents of 1.0.0')])
    saveReleased(folder, '1.0.0', documents(call))
    saveReleased(folder, '1.1.0', documents({}))
    expect(findForbiddenChanges(folder, '1.1.0')).toEqual(['1.1.0 may not break what 1.0.0 promised: GET /a is gone.'])
    saveReleased(folder, '2.0.0', documents({}))
    expect(findForbiddenChanges(folder, '2.0.0')).toEqual([])
    rmSync(join(saved, '1.1.0'), { recursive: true })
    expect(findForbiddenChanges(folder, '2.0.0')).toEqual([])
  })

  it('finds the entry of its own version alone, and only with its day', () => {
    const changelog = '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-12-01\n\nSecond.\n\n## [1.0.0]\n\nFirst.\n'
    expect([findEntry(changelog, '1.1.0'), findEntry(changelog, '1.0.0'), findEntry(changelog, '1.1')]).toEqual([
      'Second.',
      null,
      null,
    ])
  })
})
