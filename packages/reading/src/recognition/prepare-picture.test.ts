import { describe, expect, it } from 'vitest'
import { findSheet } from './find-sheet.ts'
import { type Grey, shrunk, softened } from './grey.ts'
import { measureGrain, litEvenly } from './light.ts'
import { preparePicture } from './prepare-picture.ts'
import { carry, inverse, ontoCorners } from './projection.ts'

const size = { width: 1275, height: 1700 }
const page = { width: 1000, height: 1400 }

type Photo = { degrees: number; paper: number; table: number; far: number; folds: boolean; grain: number }
const dim: Photo = { degrees: 9, paper: 150, table: 42, far: 0.45, folds: true, grain: 9 }

const stagger = (row: number) => (row * row * 7) % 12

/** Words of a page: rows of strokes, as wide as letters, and an amount at the right edge. */
const isPrint = (x: number, y: number) => {
  const row = y % 40
  const isText = x > 80 && y > 80 && y < 900 && row > 12 && row < 26 && (x < 420 || (x > 820 && x < 920))
  // No letter stands below another, as in a comb.
  return isText && (x + stagger(Math.floor(y / 40))) % 12 < 4
}

/** A sheet with print on a table: turned, lit from one side, folded twice down and once across, with grain. */
function photographed({
  degrees,
  paper,
  table,
  far,
  folds,
  grain,
}: Photo): Grey & { corners: { x: number; y: number }[] } {
  const angle = (degrees * Math.PI) / 180
  const at = (x: number, y: number) => ({
    x: size.width / 2 + (x - page.width / 2) * Math.cos(angle) - (y - page.height / 2) * Math.sin(angle),
    y: size.height / 2 + (x - page.width / 2) * Math.sin(angle) + (y - page.height / 2) * Math.cos(angle),
  })
  const corners = [at(0, 0), at(page.width, 0), at(page.width, page.height), at(0, page.height)] as const
  const onto = ontoCorners(page.width, page.height, corners)
  if (onto === null) throw new Error('Corners in a line')
  const toPage = inverse(onto)
  const data = new Uint8Array(size.width * size.height)
  let seed = 7
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5
  for (let y = 0, index = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1, index += 1) {
      const place = carry(toPage, { x: x + 0.5, y: y + 0.5 })
      const isIn = place.x > 0 && place.y > 0 && place.x < page.width && place.y < page.height
      const tone = isIn ? (isPrint(place.x, place.y) ? 0.25 * paper : paper) : table
      // A fold is bright on one side and falls into shadow on the other.
      const shade = (off: number) => (off < 0 && off > -28 ? 0.7 - (0.3 * off) / 28 : 1)
      const folded = folds
        ? shade(x - 0.5 * size.width) * shade(x - 0.7 * size.width) * shade(y - 0.55 * size.height - 0.3 * x)
        : 1
      const light = 1 - (1 - far) * (y / size.height)
      data[index] = Math.max(0, Math.min(255, tone * light * folded + (chance() + chance() + chance()) * 2 * grain))
    }
  return { ...size, data, corners: [...corners] }
}

const small = (picture: Grey) => shrunk(picture, 7)
const farthest = (found: readonly { x: number; y: number }[], corners: readonly { x: number; y: number }[]) =>
  Math.max(
    ...corners.map(({ x, y }, index) => Math.hypot(x - 7 * (found[index]?.x ?? 0), y - 7 * (found[index]?.y ?? 0))),
  )

describe('a hard photo', () => {
  it.each([
    ['dim and folded', dim],
    ['turned the other way', { ...dim, degrees: -11 }],
    ['on a table that is nearly as pale', { ...dim, table: 105 }],
    ['lit so that the far paper is as dark as the near table', { ...dim, table: 60, far: 0.35 }],
  ])('[READ-12] the sheet is found: %s', (_, photo) => {
    const picture = photographed(photo)
    const found = findSheet(small(picture))
    expect(found).not.toBeNull()
    expect(farthest(found ?? [], picture.corners)).toBeLessThan(25)
  })

  it('[READ-12] folds are no lines of text: the page stands upright, its rows lie level', () => {
    const picture = photographed(dim)
    const ready = preparePicture(picture)
    expect(ready.wasOnItsSide).toBe(false)
    expect(ready.picture.height).toBeGreaterThan(1.2 * ready.picture.width)
    // The first words' corner and the last ones' lie at the same height.
    const toStored = (x: number, y: number) => carry(inverse(ready.toStored), { x: x / size.width, y: y / size.height })
    const [a, b] = [picture.corners[0], picture.corners[1]]
    const [left, right] = [toStored(a?.x ?? 0, a?.y ?? 0), toStored(b?.x ?? 0, b?.y ?? 0)]
    expect(Math.abs(left.y - right.y)).toBeLessThan(0.012 * ready.picture.width)
  })

  it('[READ-12] the paper is white in the dark and beside a fold, the print black', () => {
    const { picture, toStored } = preparePicture(photographed(dim))
    const angle = (dim.degrees * Math.PI) / 180
    const back = inverse(toStored)
    const at = (x: number, y: number) => {
      const [dx, dy] = [x - page.width / 2, y - page.height / 2]
      const stored = {
        x: 0.5 + (dx * Math.cos(angle) - dy * Math.sin(angle)) / size.width,
        y: 0.5 + (dx * Math.sin(angle) + dy * Math.cos(angle)) / size.height,
      }
      const place = carry(back, stored)
      return picture.data[Math.round(place.y) * picture.width + Math.round(place.x)] ?? 0
    }
    const blank: number[] = []
    const print: number[] = []
    for (let y = 60; y < 1340; y += 9) for (let x = 440; x < 800; x += 7) blank.push(at(x, y))
    for (let row = 2; row < 22; row += 1)
      for (let x = 96; x < 400; x += 12) print.push(at(x - stagger(row) + 2, 40 * row + 19))
    expect(blank.filter((value) => value > 160).length / blank.length).toBeGreaterThan(0.95)
    expect(print.filter((value) => value < 110).length / print.length).toBeGreaterThan(0.95)
  })
})

describe('grain', () => {
  it('[READ-12] loses most of its strength where a picture is softened, a stroke of print little', () => {
    const data = new Uint8Array(40 * 40).fill(200)
    const at = (x: number, y: number) => y * 40 + x
    data[at(10, 10)] = 50
    for (let y = 5; y < 35; y += 1) for (const x of [25, 26, 27]) data[at(x, y)] = 50
    const soft = softened({ data, width: 40, height: 40 })
    expect(soft.data[at(10, 10)]).toBeGreaterThan(140)
    expect(soft.data[at(26, 20)]).toBe(50)
    expect(soft.data[at(25, 20)]).toBeLessThan(85)
    expect(soft.data[at(35, 20)]).toBe(200)
  })

  it('[READ-12] is softened in a picture from the dark, and more so for a second look', () => {
    const photo = photographed({ ...dim, folds: false, degrees: 0, paper: 110, grain: 14 })
    const [none, once, twice] = [0, 1, 2].map((soft) => preparePicture(photo, soft))
    expect(once?.isGrainy).toBe(true)
    expect(once?.picture.data).not.toEqual(none?.picture.data)
    expect(twice?.picture.data).not.toEqual(once?.picture.data)
    // It lies as it lay: all looks see the same sheet.
    expect(twice?.toStored).toEqual(none?.toStored)
  })

  it('[READ-12] is left as it is by day, and so is the sharpness of print', () => {
    const photo = photographed({ ...dim, folds: false, degrees: 0, paper: 225, far: 0.9, grain: 2 })
    const ready = preparePicture(photo)
    expect(ready.isGrainy).toBe(false)
    expect(preparePicture(photo, 2).picture.data).toEqual(ready.picture.data)
  })
})

describe('a page without a table', () => {
  it('is not cut: a pale box on it is no sheet', () => {
    const data = new Uint8Array(size.width * size.height).fill(225)
    const picture = { ...size, data }
    for (let y = 0; y < size.height; y += 1)
      for (let x = 0; x < size.width; x += 1) {
        const isBox = x > 250 && x < 1000 && y > 500 && y < 1100
        if (isBox) data[y * size.width + x] = 250
        else if (isPrint(x, y % 500) && x < 1000) data[y * size.width + x] = 40
      }
    expect(findSheet(small(picture))).toBeNull()
  })

  it('keeps white words in a dark bar white', () => {
    const data = new Uint8Array(600 * 400).fill(200)
    const picture = { data, width: 600, height: 400 }
    for (let y = 100; y < 160; y += 1)
      for (let x = 0; x < 600; x += 1) data[y * 600 + x] = y > 120 && y < 140 && x % 14 < 4 && x < 300 ? 200 : 40
    const lit = litEvenly(picture, measureGrain(picture))
    expect(lit.data[130 * 600 + 142]).toBeGreaterThan(200)
    expect(lit.data[130 * 600 + 149]).toBeLessThan(90)
    expect(lit.data[130 * 600 + 450]).toBeLessThan(90)
    expect(lit.data[300 * 600 + 300]).toBe(255)
  })
})
