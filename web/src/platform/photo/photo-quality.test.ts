import { describe, expect, it } from 'vitest'
import { toGreyscale, assessQuality, measureSharpness, type Greyscale } from './photo-quality.ts'

const width = 1000
const height = 750
const original = { width: 4032, height: 3024 }

function picture(luminanceAt: (x: number, y: number) => number): Greyscale {
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) pixels[y * width + x] = luminanceAt(x, y)
  return { width, height, pixels }
}

// Lines of small upright strokes, six pixels high, as print appears on a reduced photo
function printed(paper: number, ink: number, lines = 40): Greyscale {
  return picture((x, y) => {
    const line = Math.floor((y - 60) / 14)
    const inLine = line >= 0 && line < lines && (y - 60) % 14 < 6 && x > 150 && x < 850
    return inLine && (x * 7 + line * 3) % 11 < 4 ? ink : paper
  })
}

function blurred(source: Greyscale, radius: number, times: number): Greyscale {
  let { pixels } = source
  for (let time = 0; time < times; time += 1) pixels = averaged(averaged(pixels, radius, 1), radius, width)
  return { ...source, pixels }
}

function averaged(pixels: Uint8Array, radius: number, step: number): Uint8Array {
  return pixels.map((luminance, at) => {
    let sum = 0
    for (let offset = -radius; offset <= radius; offset += 1) sum += pixels[at + offset * step] ?? luminance
    return sum / (radius * 2 + 1)
  })
}

function grainy(source: Greyscale, grain: number): Greyscale {
  let seed = 1
  return {
    ...source,
    pixels: source.pixels.map((luminance) => {
      seed = (seed * 48_271) % 2_147_483_647
      return Math.min(255, Math.max(0, luminance + (seed / 2_147_483_647 - 0.5) * 2 * grain))
    }),
  }
}

describe('assessQuality', () => {
  it.each([
    ['a scan', printed(255, 10)],
    ['a photographed invoice', grainy(printed(190, 50), 6)],
    ['a pale thermal receipt', printed(240, 190)],
    ['a page of two lines', printed(250, 20, 2)],
    ['a blank page', printed(250, 250)],
    ['an invoice in the evening', printed(90, 30)],
    ['a slightly soft photo', blurred(printed(210, 40), 1, 1)],
    [
      'a receipt on a black table',
      picture((x, y) => (x > 400 && x < 600 && y > 200 && y < 600 && (x * 7 + y) % 11 > 3 ? 220 : 12)),
    ],
  ])('[RDY-02] says nothing against %s', (_, good) => {
    expect(assessQuality(good, original)).toEqual([])
  })

  it('[RDY-02] says that a photo is very dark', () => {
    expect(assessQuality(printed(38, 12), original)).toEqual(['dark'])
  })

  it('[READ-12][RDY-02] says that a photo is dim whose white paper is grey, on a darker table', () => {
    const onTable = (paper: number) =>
      picture((x, y) => {
        const isPaper = x > 200 && x < 800 && y > 60 && y < 690
        const isInk = isPaper && y % 14 < 6 && (x * 7 + y) % 11 < 3
        return isInk ? 0.3 * paper : isPaper ? paper : 0.3 * paper
      })
    expect(assessQuality(onTable(135), original)).toEqual(['dark'])
    expect(assessQuality(onTable(200), original)).toEqual([])
    expect(
      assessQuality(
        picture(() => 100),
        original,
      ),
    ).toEqual([])
  })

  it.each([0, 2])('[RDY-02] says that a photo is very blurred, even with grain of %i', (grain) => {
    const page = picture((x, y) => (x > 200 && x < 800 && y > 80 && y < 680 ? printedAt(x, y) : 90))
    expect(assessQuality(page, original)).toEqual([])
    expect(assessQuality(grainy(blurred(page, 5, 3), grain), original)).toEqual(['blurred'])
  })

  it('[RDY-02] says that a photo is very small, by the original size', () => {
    expect(assessQuality(printed(250, 20), { width: 799, height: 600 })).toEqual(['small'])
    expect(assessQuality(printed(250, 20), { width: 600, height: 800 })).toEqual([])
  })
})

function printedAt(x: number, y: number): number {
  return y % 14 < 6 && (x * 7 + y) % 11 < 4 ? 40 : 220
}

it('measures the same sharpness at half the contrast', () => {
  const strong = measureSharpness(printed(240, 40))
  const weak = measureSharpness(printed(190, 90))
  expect(strong).not.toBeNull()
  expect(weak).not.toBeNull()
  expect((weak ?? 0) / (strong ?? 1)).toBeCloseTo(1, 1)
})

it('turns colours into luminance', () => {
  const rgba = Uint8ClampedArray.of(255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255)
  expect([...toGreyscale(rgba, { width: 3, height: 1 }).pixels]).toEqual([255, 0, 149])
})
