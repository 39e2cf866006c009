import sharp from 'sharp'
import type { Chance } from './random.ts'
import { renderSvg, type Sheet } from './sheet.ts'

// A second way to spoil a sheet, which holds the first one (degrade.ts) honest: it shares no code with it, and figures
// come from seeds that nobody tuned on (decision 0102). A pinhole camera looks askew at a sheet with folds in relief,
// under one lamp and the shadow of a hand; the hand moves, and a small sensor counts few photons.

const WIDTH = 1275
const HEIGHT = 1700
const FOCAL = 1500
const DOTS_PER_INCH = 160

type Fold = { nx: number; ny: number; far: number; deep: number; wide: number; bend: number }

/** A photo in bad light: dim, folded, turned by 7 to 14 degrees, 1275 x 1700 pixels. */
export async function dimPhoto(sheet: Sheet, font: string, chance: Chance): Promise<Buffer> {
  const { data: print, info } = await sharp(Buffer.from(renderSvg(sheet, font, DOTS_PER_INCH)))
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const roll = radians(chance.between(7, 14) * (chance.is(0.5) ? 1 : -1))
  const [pitch, yaw] = [radians(chance.between(-6, 6)), radians(chance.between(-6, 6))]
  // So far away that the turned sheet fills what the picture has.
  const [halfWidth, halfHeight] = [info.width / 2, info.height / 2]
  const across = Math.abs(halfWidth * Math.cos(roll)) + Math.abs(halfHeight * Math.sin(roll))
  const down = Math.abs(halfWidth * Math.sin(roll)) + Math.abs(halfHeight * Math.cos(roll))
  const away = (FOCAL * Math.max((2 * across) / WIDTH, (2 * down) / HEIGHT)) / chance.between(0.9, 0.98)
  const turn = (x: number, y: number) => {
    // Turned by roll, then tilted out of the sheet's plane: where the ray of a pixel meets it.
    const [rx, ry] = [x * Math.cos(roll) + y * Math.sin(roll), y * Math.cos(roll) - x * Math.sin(roll)]
    const depth = FOCAL + rx * Math.sin(yaw) + ry * Math.sin(pitch)
    return { x: halfWidth + (rx * away) / depth, y: halfHeight + (ry * away) / depth }
  }
  const folds = Array.from({ length: chance.whole(2, 4) }, (): Fold => {
    const angle = radians(chance.pick([0, 0, 90, 90, 25, -30]) + chance.between(-9, 9))
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)]
    return {
      nx,
      ny,
      far: nx * info.width * chance.between(0.25, 0.8) + ny * info.height * chance.between(0.25, 0.8),
      deep: chance.between(0.15, 0.34),
      wide: chance.between(14, 36),
      bend: chance.between(-1.5, 1.5),
    }
  })
  const lamp = { x: chance.between(-0.2, 1.2), y: chance.between(-0.2, 1.2), reach: chance.between(0.55, 1.1) }
  const hand = {
    x: chance.between(0, 1),
    y: chance.between(0.2, 1.1),
    size: chance.between(0.25, 0.5),
    soft: chance.between(0.04, 0.15),
    dark: chance.is(0.7) ? chance.between(0.2, 0.4) : 0,
  }
  const exposure = chance.between(0.45, 0.68)
  const table = tableOf(chance)

  const seen = new Float32Array(WIDTH * HEIGHT)
  for (let v = 0, at = 0; v < HEIGHT; v += 1)
    for (let u = 0; u < WIDTH; u += 1, at += 1) {
      const { x, y } = turn(u - WIDTH / 2, v - HEIGHT / 2)
      const isSheet = x > 0 && y > 0 && x < info.width - 1 && y < info.height - 1
      let [relief, bent] = [1, 0]
      if (isSheet)
        for (const { nx, ny, far, deep, wide, bend } of folds) {
          const off = x * nx + y * ny - far
          const near = Math.exp(-Math.abs(off) / wide)
          relief *= off > 0 ? 1 - deep * near : 1 + 0.25 * deep * near * near
          bent += bend * near
        }
      const tone = isSheet ? 0.94 * sampled(print, info.width, info.height, x + bent, y + bent) * relief : table(u, v)
      const [lx, ly] = [u / WIDTH - lamp.x, v / HEIGHT - lamp.y]
      const light = 0.35 + 0.65 / (1 + (lx * lx + ly * ly) / (lamp.reach * lamp.reach))
      const inShadow = 1 / (1 + Math.exp((Math.hypot(u / WIDTH - hand.x, v / HEIGHT - hand.y) - hand.size) / hand.soft))
      seen[at] = tone * light * exposure * (1 - hand.dark * inShadow)
    }
  return developed(moved(seen, chance), chance)
}

/** A share of white at a place between pixels. */
function sampled(print: Uint8Array, width: number, height: number, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.trunc(x)))
  const top = Math.max(0, Math.min(height - 2, Math.trunc(y)))
  const [right, lower] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const value = (column: number, row: number) => print[row * width + column] ?? 0
  const mixed = (row: number) => value(left, row) + (value(left + 1, row) - value(left, row)) * right
  return (mixed(top) + (mixed(top + 1) - mixed(top)) * lower) / 255
}

/** A cloth or a board: large stains over a weave. */
function tableOf(chance: Chance): (u: number, v: number) => number {
  const tone = chance.pick([0.12, 0.2, 0.3, 0.55])
  const stains = Array.from({ length: 6 }, () => ({
    x: chance.between(0, WIDTH),
    y: chance.between(0, HEIGHT),
    wide: chance.between(120, 500),
    dark: chance.between(-0.3, 0.3),
  }))
  const [weave, slant] = [chance.between(3, 9), chance.between(-1, 1)]
  return (u, v) => {
    let value = 1 + 0.06 * Math.sin((u + slant * v) / weave) * Math.sin((v - slant * u) / weave)
    for (const { x, y, wide, dark } of stains) value += dark * Math.exp(-((u - x) ** 2 + (v - y) ** 2) / (wide * wide))
    return tone * value
  }
}

/** The picture of a hand that moved while the shutter was open, a little out of focus. */
function moved(seen: Float32Array, chance: Chance): Float32Array {
  const [length, angle] = [chance.between(0.3, 1.9), chance.between(0, Math.PI)]
  const steps = [-1, -0.5, 0, 0.5, 1].map((share) => {
    const [dx, dy] = [Math.cos(angle) * length * share, Math.sin(angle) * length * share]
    return Math.round(dy) * WIDTH + Math.round(dx)
  })
  const focus = chance.between(0.05, 0.2)
  const result = new Float32Array(seen.length)
  for (let at = 0; at < seen.length; at += 1) {
    let sum = 0
    for (const step of steps) {
      const place = at + step
      const here = seen[place] ?? seen[at] ?? 0
      const beside = (seen[place - 1] ?? here) + (seen[place + 1] ?? here)
      const above = (seen[place - WIDTH] ?? here) + (seen[place + WIDTH] ?? here)
      sum += here * (1 - 4 * focus) + (beside + above) * focus
    }
    result[at] = sum / steps.length
  }
  return result
}

/** Turns light into what a small sensor makes of it: grain that grows with its root, a tint, a curve, and JPEG. */
function developed(light: Float32Array, chance: Chance): Promise<Buffer> {
  const [grain, dark] = [chance.between(0.022, 0.04), chance.between(0.008, 0.018)]
  const tint = [chance.between(0.92, 1.04), chance.between(0.95, 1), chance.between(0.82, 0.98)]
  const rgb = Buffer.alloc(light.length * 3)
  let last = 0
  for (let at = 0; at < light.length; at += 1) {
    const value = Math.max(0, light[at] ?? 0)
    // Grain of neighbours is alike, for a sensor's colours are mixed from those around.
    const bell = Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next())
    last = 0.35 * last + 0.94 * bell
    const noisy = value + last * (grain * Math.sqrt(value) + dark)
    const curved = 255 * Math.min(1, Math.max(0, noisy)) ** 0.95
    for (let channel = 0; channel < 3; channel += 1)
      rgb[at * 3 + channel] = Math.min(255, curved * (tint[channel] ?? 1))
  }
  return sharp(rgb, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: chance.whole(58, 76) })
    .toBuffer()
}
