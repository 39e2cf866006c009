import { describe, expect, it } from 'vitest'
import { runCommand } from '#testing/program/run-command.ts'
import { runHere } from '#testing/program/run-here.ts'
import { findMissingPaths } from './missing-texts.ts'

describe('[GO-07] coussinet texts', () => {
  it('finds what a language lacks: a text, a list, a function, a whole group', () => {
    const french = {
      title: 'a',
      days: ['b'],
      of: (name: string) => name,
      form: { send: 'c', again: 'd' },
      foot: { by: 'e' },
    }
    expect(findMissingPaths(french, french)).toEqual([])
    expect(findMissingPaths(french, { title: 'x', form: { send: 'y' } })).toEqual([
      'days',
      'of',
      'form.again',
      'foot.by',
    ])
    expect(findMissingPaths(french, {})).toHaveLength(6)
  })

  it('tells of Italian and of Dutch that nothing lacks, and that Dutch is a draft', async () => {
    const { out, code } = await runHere({}, ['texts'])
    expect(out).toMatch(/^it {2}Italiano: all of \d{4} texts; read, offered$/m)
    expect(out).toMatch(
      /^nl {2}Nederlands: all of \d{4} texts; a draft that no translator has read, not offered by the brand$/m,
    )
    expect(code).toBe(0)
  })

  it('tells of one language alone, as JSON too', async () => {
    const { out } = await runHere({}, ['texts', '--language', 'nl', '--json'])
    expect(JSON.parse(out)).toEqual([
      { language: 'nl', name: 'Nederlands', is_draft: true, is_offered: false, texts: expect.any(Number), missing: [] },
    ])
    expect((await runHere({}, ['texts', '--language', 'fr'])).err).toMatch(/Allowed choices are it, nl/)
  })

  it('tells nothing of another brand where that of BRAND is wrong', async () => {
    const ran = await runCommand({ BRAND: 'no-such.brand.ts' }, ['texts'])
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain('BRAND (no-such.brand.ts): the file cannot be read')
  })
})
