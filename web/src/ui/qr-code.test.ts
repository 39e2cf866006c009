import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from './QrCode.tsx'

const link = 'https://coussinet.example/sponsorship/k7p2mq4x'

/** The modules that the path fills, as "row:column". */
function filled(path: string): Set<string> {
  const modules = new Set<string>()
  for (const [, column, row, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(column); at < Number(column) + Number(width); at += 1) modules.add(`${row}:${at}`)
  }
  return modules
}

it('[SPO-01] the QR code draws each dark module of the link, within an empty edge of four', () => {
  const { path, side } = qrPath(link)
  const bare = encode(link, { ecc: 'M', border: 0 })
  const dark = bare.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${y + 4}:${x + 4}`] : [])))
  expect(side).toBe(bare.size + 8)
  expect(filled(path)).toEqual(new Set(dark))
})
