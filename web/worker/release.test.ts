import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('RELEASE', { build: 'b', assets: [], files: [], pages: [] })
const { addressOfPage, findPage } = await import('./release.ts')

const pages = ['/', '/refunds', '/refunds/new', '/refunds/$id', '/refunds/$id/dispute']

describe('[OFF-01] the page of an address', () => {
  it.each([
    ['/', '/'],
    ['/refunds/', '/refunds'],
    ['/refunds/new', '/refunds/new'],
    ['/refunds/4f2c', '/refunds/$id'],
    ['/refunds/4f2c/dispute', '/refunds/$id/dispute'],
    ['/refunds//dispute', null],
    ['/api/me', null],
  ])('%s is %s', (path, pattern) => {
    expect(findPage(path, pages)).toBe(pattern)
  })

  it('is asked for at an address that the server answers with it', () => {
    expect(pages.map(addressOfPage).map((path) => findPage(path, pages))).toEqual(pages)
  })
})
