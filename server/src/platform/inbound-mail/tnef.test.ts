import { describe, expect, it } from 'vitest'
import { wrapInTnef } from './tests/wrap-in-tnef.ts'
import { isTnef, readTnef } from './tnef.ts'

const pdf = Buffer.from('%PDF-1.7\n…')
const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(50)])

describe('[SHARE-02] [MSG-02] what Outlook wraps in winmail.dat', () => {
  it('has files with names and types', () => {
    const bytes = wrapInTnef({ name: 'Facture vétérinaire.pdf', bytes: pdf }, { name: 'IMG_1.jpg', bytes: photo })
    expect(isTnef(bytes)).toBe(true)
    expect(readTnef(bytes)).toEqual([
      { name: 'Facture vétérinaire.pdf', media_type: 'application/pdf', bytes: pdf },
      { name: 'IMG_1.jpg', media_type: 'image/jpeg', bytes: photo },
    ])
  })

  it.each([
    ['text alone', [], []],
    ['a drawing of another program', [{ name: 'Image', bytes: null }], []],
    ['a file without a name', [{ name: '', bytes: pdf }], ['']],
    ['a short name of a photo', [{ name: 'IMG_00~1.HEI', bytes: photo }], ['IMG_00~1.heic']],
  ])('has %s', (_what, files, names) => {
    expect(readTnef(wrapInTnef(...files))?.map(({ name }) => name)).toEqual(names)
  })

  it('has none that can be trusted where it is cut short', () => {
    const whole = wrapInTnef({ name: 'facture.pdf', bytes: pdf })
    for (const end of [whole.length - 1, whole.length - 30, 9]) expect(readTnef(whole.subarray(0, end))).toBeNull()
    expect(isTnef(pdf)).toBe(false)
    expect(isTnef(whole.subarray(0, 5))).toBe(false)
  })
})
