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
    expect(asDarkOnLight(grey) === grey).toBe(true)
  }
})

it('[READ-12] a dim sheet that fills half of a dark picture stays as it is, however grainy', () => {
  const [width, height] = [1275, 1700]
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isSheet = x > 110 && x < 1165 && y > 200 && y < 1450
    const paper = 40 + (50 * y) / height
    const isPrint = y % 40 < 12 && x % 14 < 5
    // Grain of a fixed pattern, some of it much brighter than the paper.
    const grain = ((at * 7919) % 61) - 30
    data[at] = Math.max(0, isSheet ? (isPrint ? 14 : paper + grain) : 10 + grain / 8)
  }
  const grey = { data, width, height }
  expect(asDarkOnLight(grey) === grey).toBe(true)
})
