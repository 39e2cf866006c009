import type { Projection } from './page-text.ts'
import { carry } from './projection.ts'

/** A picture in grey, a byte a pixel, row by row. */
export type Grey = { data: Uint8Array; width: number; height: number }

/** Draws a picture anew: each point of the new one stands in the old one where `toOld` carries it. Outside of it is `outside`. */
export function redrawn(old: Grey, size: { width: number; height: number }, toOld: Projection, outside: number): Grey {
  const data = new Uint8Array(size.width * size.height).fill(outside)
  const [a, b, c, d, e, f, g, h, i] = toOld
  const { width, height, data: from } = old
  const [lastColumn, lastRow] = [width - 1, height - 1]
  let at = 0
  for (let row = 0; row < size.height; row += 1) {
    let acrossBy = a * 0.5 + b * (row + 0.5) + c
    let downBy = d * 0.5 + e * (row + 0.5) + f
    let depth = g * 0.5 + h * (row + 0.5) + i
    for (let column = 0; column < size.width; column += 1, at += 1) {
      const part = 1 / depth
      const x = acrossBy * part - 0.5
      const y = downBy * part - 0.5
      acrossBy += a
      downBy += d
      depth += g
      if (!(x >= 0 && y >= 0 && x < lastColumn && y < lastRow)) continue
      // Numbers above zero: cut is floor, and fast.
      const left = x | 0
      const top = y | 0
      const first = top * width + left
      const below = first + width
      const across = x - left
      const upper = (from[first] ?? 0) * (1 - across) + (from[first + 1] ?? 0) * across
      const lower = (from[below] ?? 0) * (1 - across) + (from[below + 1] ?? 0) * across
      data[at] = upper + (lower - upper) * (y - top) + 0.5
    }
  }
  return { data, ...size }
}

/** Makes a picture smaller by averaging squares of `side` pixels. */
export function shrunk({ data, width, height }: Grey, side: number): Grey {
  const small = { width: Math.max(1, Math.floor(width / side)), height: Math.max(1, Math.floor(height / side)) }
  const result = new Uint8Array(small.width * small.height)
  const sums = new Uint32Array(small.width)
  const share = 1 / (side * side)
  for (let row = 0; row < small.height; row += 1) {
    sums.fill(0)
    for (let y = row * side; y < row * side + side; y += 1) {
      let at = y * width
      for (let column = 0; column < small.width; column += 1) {
        let sum = 0
        for (const end = at + side; at < end; at += 1) sum += data[at] ?? 0
        sums[column] = (sums[column] ?? 0) + sum
      }
    }
    for (let column = 0; column < small.width; column += 1)
      result[row * small.width + column] = (sums[column] ?? 0) * share
  }
  return { data: result, ...small }
}

/** The brightest (or darkest) of all pixels within `radius`, across and down. */
export function spread({ data, width, height }: Grey, radius: number, kind: 'brightest' | 'darkest'): Grey {
  const isBrightest = kind === 'brightest'
  const across = width + 2 * radius
  const padded = new Uint8Array(across * (height + 2 * radius)).fill(isBrightest ? 0 : 255)
  for (let row = 0; row < height; row += 1)
    padded.set(data.subarray(row * width, (row + 1) * width), (row + radius) * across + radius)
  ahead(padded, 1, 2 * radius + 1, isBrightest)
  ahead(padded, across, 2 * radius + 1, isBrightest)
  const result = new Uint8Array(data.length)
  for (let row = 0; row < height; row += 1) result.set(padded.subarray(row * across, row * across + width), row * width)
  return { data: result, width, height }
}

/** Puts the brightest (or darkest) of `count` values that lie `step` apart, from each one onwards, in its place: by doubling. */
function ahead(data: Uint8Array, step: number, count: number, isBrightest: boolean): void {
  for (let known = 1; known < count;) {
    const more = Math.min(known, count - known)
    const off = more * step
    const end = data.length - off
    if (isBrightest) {
      for (let at = 0; at < end; at += 1) {
        const there = data[at + off] ?? 0
        if (there > (data[at] ?? 0)) data[at] = there
      }
    } else {
      for (let at = 0; at < end; at += 1) {
        const there = data[at + off] ?? 0
        if (there < (data[at] ?? 0)) data[at] = there
      }
    }
    known += more
  }
}

/** Without what is dark and narrower than twice the radius, such as print: what lies below it stays, with its edges. */
export const closed = (picture: Grey, radius: number): Grey =>
  spread(spread(picture, radius, 'brightest'), radius, 'darkest')

/** The average of all pixels within `radius`, across and down. */
export function blurred(picture: Grey, radius: number): Grey {
  return alongBoth(picture, (line, length, target) => {
    let sum = 0
    for (let near = 0; near < Math.min(radius, length); near += 1) sum += line[near] ?? 0
    for (let at = 0; at < length; at += 1) {
      const enters = at + radius
      const leaves = at - radius - 1
      if (enters < length) sum += line[enters] ?? 0
      if (leaves >= 0) sum -= line[leaves] ?? 0
      target[at] = sum / (Math.min(enters, length - 1) - Math.max(leaves + 1, 0) + 1)
    }
  })
}

function alongBoth(
  { data, width, height }: Grey,
  change: (line: Uint8Array, length: number, target: Uint8Array) => void,
): Grey {
  const result = new Uint8Array(data)
  const longest = Math.max(width, height)
  const line = new Uint8Array(longest)
  const target = new Uint8Array(longest)
  for (let row = 0; row < height; row += 1) {
    change(result.subarray(row * width, (row + 1) * width), width, target)
    result.set(target.subarray(0, width), row * width)
  }
  for (let column = 0; column < width; column += 1) {
    for (let row = 0; row < height; row += 1) line[row] = result[row * width + column] ?? 0
    change(line, height, target)
    for (let row = 0; row < height; row += 1) result[row * width + column] = target[row] ?? 0
  }
  return { data: result, width, height }
}

/** Blurs a picture by some 0.7 pixels: each neighbour counts a fifth, across and down. */
export function softened({ data, width, height }: Grey): Grey {
  const rows = new Uint8Array(data)
  for (let at = 1; at < data.length - 1; at += 1)
    rows[at] = ((data[at - 1] ?? 0) + 3 * (data[at] ?? 0) + (data[at + 1] ?? 0) + 2) / 5
  const result = new Uint8Array(rows)
  for (let at = width; at < data.length - width; at += 1)
    result[at] = ((rows[at - width] ?? 0) + 3 * (rows[at] ?? 0) + (rows[at + width] ?? 0) + 2) / 5
  return { data: result, width, height }
}

/** The box of a rectangle as another plane shows it. */
export function boxIn(by: Projection, box: { x: number; y: number; width: number; height: number }) {
  const corners = [
    carry(by, box),
    carry(by, { x: box.x + box.width, y: box.y }),
    carry(by, { x: box.x + box.width, y: box.y + box.height }),
    carry(by, { x: box.x, y: box.y + box.height }),
  ]
  const left = Math.min(...corners.map(({ x }) => x))
  const top = Math.min(...corners.map(({ y }) => y))
  return {
    x: left,
    y: top,
    width: Math.max(...corners.map(({ x }) => x)) - left,
    height: Math.max(...corners.map(({ y }) => y)) - top,
  }
}
