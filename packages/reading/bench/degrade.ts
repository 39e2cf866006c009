import sharp from 'sharp'
import { blurred, type Grey, redrawn } from '../src/recognition/grey.ts'
import { type Corners, inverse, ontoCorners } from '../src/recognition/projection.ts'
import type { Chance } from './random.ts'
import { type Sheet, renderSvg } from './sheet.ts'

async function drawn(sheet: Sheet, font: string, dpi: number): Promise<Grey> {
  const { data, info } = await sharp(Buffer.from(renderSvg(sheet, font, dpi)))
    .flatten({ background: '#ffffff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const encoded = (picture: Grey, quality: number) =>
  sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer()

/** A flat scan of 150 to 200 dots an inch: a little askew, a little grey, dusty. */
export async function scanned(sheet: Sheet, font: string, chance: Chance): Promise<Buffer> {
  const paper = await drawn(sheet, font, chance.whole(150, 200))
  const angle = (chance.between(-1.2, 1.2) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [cx, cy] = [paper.width / 2, paper.height / 2]
  const askew = redrawn(
    paper,
    paper,
    [cos, -sin, cx - cos * cx + sin * cy, sin, cos, cy - sin * cx - cos * cy, 0, 0, 1],
    250,
  )
  return encoded(
    noisy(askew, chance, { low: chance.whole(15, 60), high: chance.whole(235, 255), noise: 5 }),
    chance.whole(60, 85),
  )
}

/** Manner in which a photo was taken. */
type Camera = {
  degrees: number
  /** share of its side by which a corner is off */
  perspective: number
  /** share of the light that the darkest place of the sheet has */
  shadow: number
  creases: number
  blur: number
  noise: number
  quality: number
  /** longer side in pixels */
  side: number
  turned: 0 | 90 | 180 | 270
}

/** A photo in good light, as a member takes one with care. */
export const printed = (chance: Chance): Camera => ({
  degrees: chance.between(-4, 4),
  perspective: chance.between(0, 0.03),
  shadow: chance.between(0.7, 1),
  creases: chance.is(0.3) ? 1 : 0,
  blur: chance.is(0.4) ? 1 : 0,
  noise: chance.between(3, 9),
  quality: chance.whole(70, 88),
  side: chance.pick([2000, 2400, 3000, 4000]),
  turned: chance.is(0.06) ? chance.pick([90, 180, 270] as const) : 0,
})

/** A photo in the evening, of a bill that was folded, by a hand that moved. */
export const hard = (chance: Chance): Camera => ({
  degrees: chance.between(7, 11) * (chance.is(0.5) ? 1 : -1),
  perspective: chance.between(0.02, 0.07),
  shadow: chance.between(0.35, 0.65),
  creases: chance.whole(1, 3),
  blur: chance.pick([1, 1, 2]),
  noise: chance.between(8, 16),
  quality: chance.whole(42, 65),
  side: chance.pick([1800, 2200, 2600, 3200]),
  turned: 0,
})

/** A photo of the sheet on a table. */
export async function photographed(sheet: Sheet, font: string, chance: Chance, camera: Camera): Promise<Buffer> {
  const paper = await drawn(sheet, font, 220)
  const share = paper.width / paper.height
  const height = camera.side
  const width = Math.round(camera.side * 0.75)
  // The sheet fills most of the picture.
  const fill = chance.between(0.72, 0.9)
  const tall = Math.min(height * fill, (width * fill) / share)
  const [halfW, halfH] = [(tall * share) / 2, tall / 2]
  const angle = (camera.degrees * Math.PI) / 180
  const off = () => 1 + chance.between(-1, 1) * camera.perspective
  const corner = (x: number, y: number) => {
    const [sx, sy] = [x * halfW * off(), y * halfH * off()]
    return {
      x: width / 2 + sx * Math.cos(angle) - sy * Math.sin(angle),
      y: height / 2 + sx * Math.sin(angle) + sy * Math.cos(angle),
    }
  }
  const corners: Corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
  const onto = ontoCorners(paper.width, paper.height, corners)
  if (onto === null) throw new Error('Corners in a line')
  const toPaper = inverse(onto)
  const ground = table(width, height, chance)
  const seen = redrawn(paper, { width, height }, toPaper, 0)
  const inside = redrawn({ ...paper, data: new Uint8Array(paper.data.length).fill(255) }, { width, height }, toPaper, 0)
  const creases = Array.from({ length: camera.creases }, () => ({
    at: chance.between(0.2, 0.8),
    isUpright: chance.is(0.5),
    deep: chance.between(10, 40),
  }))
  const lightAngle = chance.between(0, 2 * Math.PI)
  const edge = {
    x: chance.between(0.2, 0.8),
    soft: chance.between(0.05, 0.25),
    is: chance.is(0.5),
    deep: chance.between(camera.shadow, 1),
  }
  const white = chance.between(0.86, 0.98)
  const data = new Uint8Array(width * height)
  for (let row = 0, at = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 1) {
      const [u, v] = [column / width, row / height]
      const slope = ((u - 0.5) * Math.cos(lightAngle) + (v - 0.5) * Math.sin(lightAngle)) * 1.2 + 0.5
      let light = camera.shadow + (1 - camera.shadow) * Math.min(1, Math.max(0, slope))
      if (edge.is) light *= edge.deep + (1 - edge.deep) / (1 + Math.exp(-(u + 0.3 * v - edge.x) / (edge.soft / 4)))
      const cover = (inside.data[at] ?? 0) / 255
      let value = ((seen.data[at] ?? 0) * white * cover + (ground.data[at] ?? 0) * (1 - cover)) * light
      if (cover > 0.5)
        for (const crease of creases) {
          const far = Math.abs((crease.isUpright ? u : v) - crease.at) * height
          if (far < 14) value -= crease.deep * (1 - far / 14) * (far < 3 ? -0.6 : 1)
        }
      data[at] = Math.max(0, Math.min(255, value))
    }
  const soft = camera.blur > 0 ? blurred({ data, width, height }, camera.blur) : { data, width, height }
  const shot = await encoded(noisy(soft, chance, { low: 0, high: 255, noise: camera.noise }), camera.quality)
  return camera.turned === 0 ? shot : sharp(shot).rotate(camera.turned).jpeg({ quality: camera.quality }).toBuffer()
}

function table(width: number, height: number, chance: Chance): Grey {
  const tone = chance.whole(40, 150)
  const grain = chance.between(3, 22)
  const isWood = chance.is(0.6)
  const data = new Uint8Array(width * height)
  const phase = chance.between(0, 6)
  for (let row = 0, at = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 1) {
      const wave = isWood ? Math.sin(row / 23 + Math.sin(column / 310 + phase) * 5) * grain : 0
      data[at] = Math.max(0, Math.min(255, tone + wave + (chance.next() - 0.5) * grain))
    }
  return { data, width, height }
}

function noisy(
  { data, width, height }: Grey,
  chance: Chance,
  { low, high, noise }: { low: number; high: number; noise: number },
): Grey {
  const result = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at += 1) {
    // The sum of two is near enough to a bell.
    const off = (chance.next() + chance.next() - 1) * noise * 1.7
    result[at] = Math.max(0, Math.min(255, low + ((data[at] ?? 0) * (high - low)) / 255 + off))
  }
  return { data: result, width, height }
}

/** A picture of nothing: a wall, a cat's fur, a floor. */
export function nothing(chance: Chance): Promise<Buffer> {
  const ground = table(1200, 1600, chance)
  const pale = { ...ground, data: ground.data.map((value) => Math.min(255, value + chance.whole(0, 60))) }
  return encoded(noisy(blurred(pale, 2), chance, { low: 0, high: 255, noise: 12 }), 80)
}
