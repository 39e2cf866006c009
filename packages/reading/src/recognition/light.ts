import { blurred, closed, type Grey, shrunk, spread } from './grey.ts'

// A stroke of print is narrower than the window within which the paper is looked for, a fold's shadow is wider.
const SQUARE = 4
const REACH = 3
// What is darker than that beside its surroundings is printed so: a bar, not a shadow.
const DARKEST_SHADOW = 0.58
const SURROUNDINGS = 4
// Shares of the paper's light at which white and black begin. In the dark, grain is a larger part of the light.
const MOST_WHITE = 0.92
const LEAST_WHITE = 0.62
const BLACK = 0.3
const LEAST_LIGHT = 6

/** The light that falls on the paper, a point for each square of `SQUARE` pixels: the picture without its print. */
function lightOf(picture: Grey): Grey {
  const small = shrunk(picture, SQUARE)
  const near = blurred(closed(small, REACH), 2)
  const around = blurred(spread(shrunk(small, SURROUNDINGS), 3, 'brightest'), 3)
  const { width, height } = near
  const data = new Uint8Array(near.data.length)
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.min(Math.floor(y / SURROUNDINGS), around.height - 1) * around.width
    for (let x = 0; x < width; x += 1, at += 1) {
      const far = around.data[row + Math.min(Math.floor(x / SURROUNDINGS), around.width - 1)] ?? 0
      data[at] = Math.max(near.data[at] ?? 0, DARKEST_SHADOW * far, LEAST_LIGHT)
    }
  }
  return { data, width, height }
}

/** Divides a picture by the light on its paper and stretches it: paper becomes white, print black. `grain` is in greys. */
export function litEvenly(picture: Grey, grain: number): Grey {
  const { data, width, height } = picture
  if (width < 4 * SQUARE * SURROUNDINGS || height < 4 * SQUARE * SURROUNDINGS) return picture
  const light = lightOf(picture)
  // A value times its scale, less its base, is what it becomes; both change slowly.
  const scales = new Float32Array(256)
  const bases = new Float32Array(256)
  for (let paper = 1; paper < 256; paper += 1) {
    const white = paper * Math.max(LEAST_WHITE, MOST_WHITE - (2 * grain) / paper)
    scales[paper] = 255 / (white - BLACK * paper)
    bases[paper] = BLACK * paper * (scales[paper] ?? 0)
  }
  const result = new Uint8ClampedArray(data.length)
  const rowScales = new Float32Array(light.width)
  const rowBases = new Float32Array(light.width)
  for (let y = 0; y < height; y += 1) {
    const down = Math.min(Math.max((y + 0.5) / SQUARE - 0.5, 0), light.height - 1.001)
    const top = Math.floor(down)
    const lower = down - top
    const first = top * light.width
    for (let x = 0; x < light.width; x += 1) {
      const [above, below] = [light.data[first + x] ?? 0, light.data[first + light.width + x] ?? 0]
      rowScales[x] = (scales[above] ?? 0) * (1 - lower) + (scales[below] ?? 0) * lower
      rowBases[x] = (bases[above] ?? 0) * (1 - lower) + (bases[below] ?? 0) * lower
    }
    // Pixels between the middles of two squares; those of the last one go on to the edge.
    for (let x = -1; x < light.width; x += 1) {
      const left = x < 0 ? 0 : x
      const right = x + 1 < light.width ? x + 1 : x
      let scale = rowScales[left] ?? 0
      let base = rowBases[left] ?? 0
      const scaleStep = ((rowScales[right] ?? 0) - scale) / SQUARE
      const baseStep = ((rowBases[right] ?? 0) - base) / SQUARE
      const from = y * width + (x < 0 ? 0 : x * SQUARE + SQUARE / 2)
      const to = y * width + (right === x ? width : x * SQUARE + SQUARE + SQUARE / 2)
      for (let at = from; at < to; at += 1) {
        result[at] = (data[at] ?? 0) * scale - base
        scale += scaleStep
        base += baseStep
      }
    }
  }
  return { data: new Uint8Array(result.buffer), width, height }
}

/** Measures the brightness of the paper, 0 to 255: 30 % of the pixels are brighter. */
export function measurePaper({ data }: Grey): number {
  const counts = new Uint32Array(256)
  let count = 0
  for (let at = 0; at < data.length; at += 13) {
    const value = data[at] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
    count += 1
  }
  let [brighter, paper] = [0, 255]
  while (paper > 0 && brighter < 0.3 * count) {
    brighter += counts[paper] ?? 0
    paper -= 1
  }
  return paper
}

/** Measures the deviation of the grain of a picture, in greys: half of all neighbours differ by less than 0.95 of it. */
export function measureGrain({ data, width }: Grey): number {
  const counts = new Uint32Array(256)
  let count = 0
  for (let at = width; at < data.length - 1; at += 13) {
    const off = Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0))
    counts[off] = (counts[off] ?? 0) + 1
    count += 1
  }
  let [half, off] = [0, 0]
  while (off < 255 && half + (counts[off] ?? 0) < count / 2) {
    half += counts[off] ?? 0
    off += 1
  }
  // Within the step in which half is reached.
  return (off + (count / 2 - half) / Math.max(1, counts[off] ?? 0)) / 0.954
}
