import sharp, { type Sharp } from 'sharp'
import { expect, it, vi } from 'vitest'
import { readAndUnderstand } from '../read-and-understand.ts'
import { drawnBill } from '../tests/drawn-bill.ts'
import { known } from '../tests/page-of.ts'
import { asDarkOnLight } from './light-on-dark.ts'

// A picture takes the engine some seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

it.each([
  ['black', (bill: Sharp) => bill.negate()],
  ['a dark grey', (bill: Sharp) => bill.linear(-0.8, 235)],
])('[READ-12] a screen that shows a bill bright on %s is read as the bill', async (_ground, darken) => {
  const bytes = await darken(sharp(await drawnBill(0)))
    .jpeg()
    .toBuffer()
  const said = await readAndUnderstand({ bytes, media_type: 'image/jpeg' }, known)
  expect(said).toMatchObject({
    document: 'invoice',
    total_cents: { value: 10_500 },
    care_date: { value: '2026-05-12' },
  })
})

async function toGrey(picture: Sharp) {
  const { data, info } = await picture.greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

it('[READ-12] a bright bill, a dim one and one on a dark table stay as they are', async () => {
  const bill = await drawnBill(0)
  const table = { create: { width: 2400, height: 1800, channels: 3 as const, background: '#1c1a18' } }
  const onTable = sharp(table).composite([{ input: bill, left: 600, top: 500 }])
  for (const picture of [sharp(bill), sharp(bill).linear(0.35, 4), onTable]) {
    const grey = await toGrey(picture)
    expect(asDarkOnLight(grey)).toBe(grey)
  }
})
