import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isFree, licenceFaults, type Notice, noticesText, readNotices } from '../web/scripts/notices.ts'

const root = join(import.meta.dirname, '..')
const notices = readNotices()
const of = (licence: string, name = 'a-package'): Notice => ({ name, version: '1.0.0', licence, home: '', text: '' })

describe('[GO-09] licences of what the portal is made of', () => {
  it('let it be given to an insurer, each of them', () => {
    expect(notices.length).toBeGreaterThan(200)
    expect(licenceFaults(notices)).toEqual([])
  })

  it.each([
    'GPL-3.0',
    'AGPL-3.0-only',
    'SSPL-1.0',
    'BUSL-1.1',
    'UNLICENSED',
    'not said',
    'MIT AND GPL-2.0',
    'LGPL-3.0',
  ])('%s would be refused', (licence) => expect(licenceFaults([of(licence)])).toEqual([`a-package: ${licence}`]))

  it('are read as SPDX writes them, and what asks for more is let in by name alone', () => {
    expect(['(ISC AND CC-BY-3.0)', 'MIT or MPL-2.0', '(MIT OR CC0-1.0)', 'MIT AND OFL-1.1'].map(isFree)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(licenceFaults([of('LGPL-3.0', 'libheif-js')])).toEqual([])
  })

  it('are passed on with their texts, in a file beside the pages', () => {
    const text = noticesText(notices)
    for (const { name, version } of notices) expect(text).toContain(`${name} ${version}`)
    expect(text).toContain('SIL Open Font License')
    expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
    expect(text.match(/Copyright \(c\)/gi)?.length).toBeGreaterThan(100)
    const built = join(root, 'web/dist/third-party.txt')
    expect(existsSync(built) && readFileSync(built, 'utf8') === text).toBe(true)
  })

  it('of the portal itself is said once, and named by each of its packages', () => {
    const { license, workspaces }: { license: string; workspaces: string[] } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    )
    expect(license).toBe('UNLICENSED')
    expect(readFileSync(join(root, 'LICENSE'), 'utf8')).toContain('All rights reserved')
    for (const folder of workspaces)
      expect(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))).toMatchObject({ private: true })
  })
})
