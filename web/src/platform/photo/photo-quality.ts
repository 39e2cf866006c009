export type PhotoQuality = 'dark' | 'blurred' | 'small'

export type Size = { width: number; height: number }

export type Greyscale = Size & { pixels: Uint8Array }

/** The longest side, in pixels, of the reduced picture on which quality is measured. */
export const measuredSide = 1000

const smallSide = 800
const darkMean = 45
const darkHighlight = 100
// White paper in a lit room measures 200 and more, in a dim one under 160, beside a darker table
const dimMean = 115
const dimHighlight = 160
const dimSpread = 25
const tileSide = 50
const tileContrast = 10
const sharpestTiles = 6
// Sharp invoices measure 0.08 and more, letters blurred into one another under 0.012
const blurredSharpness = 0.015

/** Turns RGBA pixels into luminance, 0 (black) to 255, by the Rec. 601 weights. */
export function toGreyscale(rgba: Uint8ClampedArray, { width, height }: Size): Greyscale {
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * 4
    pixels[at] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8
  }
  return { width, height, pixels }
}

/** Finds what an insurer may be unable to read, from the reduced picture and the original's size in pixels. */
export function assessQuality(reduced: Greyscale, original: Size): PhotoQuality[] {
  const quality: PhotoQuality[] = []
  if (isDark(reduced)) quality.push('dark')
  if (isBlurred(reduced)) quality.push('blurred')
  if (Math.max(original.width, original.height) < smallSide) quality.push('small')
  return quality
}

/**
 * Tells whether a picture is dark on average and in its highlights: a white receipt on a black table is dark on average only,
 * and legible. Paper that is dim itself counts as well, a picture of one tone does not.
 */
function isDark({ pixels }: Greyscale): boolean {
  const histogram = new Uint32Array(256)
  let sum = 0
  for (const luminance of pixels) {
    histogram[luminance] = (histogram[luminance] ?? 0) + 1
    sum += luminance
  }
  const mean = sum / pixels.length
  const highlight = highlightOf(histogram, pixels.length * 0.03)
  const isDim = mean < dimMean && highlight < dimHighlight && highlight - mean > dimSpread
  return isDim || (mean < darkMean && highlight < darkHighlight)
}

function highlightOf(histogram: Uint32Array, brightest: number): number {
  let count = 0
  for (let luminance = 255; luminance > 0; luminance -= 1) {
    count += histogram[luminance] ?? 0
    if (count >= brightest) return luminance
  }
  return 0
}

function isBlurred(reduced: Greyscale): boolean {
  const sharpness = measureSharpness(reduced)
  return sharpness !== null && sharpness < blurredSharpness
}

/**
 * Sharpness of the picture's best parts: the variance of the Laplacian over the variance of the luminance, tile by tile, so that neither an
 * empty sheet nor a weak contrast counts as blur; null if nothing stands out anywhere.
 */
export function measureSharpness(picture: Greyscale): number | null {
  const calm = smoothed(picture)
  const sharpnesses: number[] = []
  for (let top = 2; top + tileSide + 2 < calm.height; top += tileSide) {
    for (let left = 2; left + tileSide + 2 < calm.width; left += tileSide) {
      const sharpness = tileSharpness(calm, left, top)
      if (sharpness !== null) sharpnesses.push(sharpness)
    }
  }
  sharpnesses.sort((one, other) => other - one)
  return sharpnesses[Math.min(sharpestTiles, Math.floor(sharpnesses.length / 10))] ?? null
}

/** Smooths a picture: otherwise the grain of a photo in a dim room would count as sharpness. */
function smoothed({ pixels, width, height }: Greyscale): Greyscale {
  const calm = Uint8Array.from(pixels)
  const column = (at: number) => (pixels[at - width] ?? 0) + 2 * (pixels[at] ?? 0) + (pixels[at + width] ?? 0)
  for (let y = 1; y < height - 1; y += 1) {
    for (let at = y * width + 1, end = at + width - 2; at < end; at += 1) {
      calm[at] = (column(at - 1) + 2 * column(at) + column(at + 1)) >> 4
    }
  }
  return { width, height, pixels: calm }
}

function tileSharpness({ pixels, width }: Greyscale, left: number, top: number): number | null {
  let sum = 0
  let squares = 0
  let edgeSum = 0
  let edgeSquares = 0
  for (let y = top; y < top + tileSide; y += 1) {
    for (let at = y * width + left, end = at + tileSide; at < end; at += 1) {
      const here = pixels[at] ?? 0
      const edge =
        (pixels[at - 1] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at - width] ?? 0) + (pixels[at + width] ?? 0) - 4 * here
      sum += here
      squares += here * here
      edgeSum += edge
      edgeSquares += edge * edge
    }
  }
  const count = tileSide * tileSide
  const variance = squares / count - (sum / count) ** 2
  if (variance < tileContrast ** 2) return null
  return (edgeSquares / count - (edgeSum / count) ** 2) / variance
}

type CompressionStep = { size: Size; quality: number }

// 1.5 MB in the stricter of its two readings
export const compressionTarget = 1_500_000

const largestSide = 3000
// Below this short side the lines of a long till receipt could no longer be read
const sideToShortSide = 2.6
// iOS refuses a canvas of more than 16.7 million pixels
const canvasPixels = 16_000_000

const sides = [
  { side: 2600, qualities: [0.85, 0.75, 0.65, 0.55] },
  { side: 2000, qualities: [0.7, 0.55] },
  { side: 1500, qualities: [0.6, 0.45] },
] as const

/** Tells whether an image of so many bytes and pixels has to be compressed before upload. */
export function isLarge(bytes: number, { width, height }: Size): boolean {
  return bytes > compressionTarget || Math.max(width, height) > largestSide
}

/** The size in whole pixels of an image scaled down, never up, until its longest side is at most `side`. */
export function fitWithin(size: Size, side: number): Size {
  return scaled(size, side / Math.max(size.width, size.height))
}

/** The sizes (pixels) and JPEG qualities (0 to 1) to try in turn until the result is at most `compressionTarget` bytes. */
export function compressionSteps(size: Size): CompressionStep[] {
  const steps: CompressionStep[] = []
  let previousWidth = 0
  for (const { side, qualities } of sides) {
    const target = legibleWithin(size, side)
    if (target.width === previousWidth) continue
    previousWidth = target.width
    for (const quality of qualities) steps.push({ size: target, quality })
  }
  return steps
}

function legibleWithin(size: Size, side: number): Size {
  const long = Math.max(size.width, size.height)
  const short = Math.min(size.width, size.height)
  const wanted = Math.max(side / long, side / sideToShortSide / short)
  return scaled(size, Math.min(wanted, Math.sqrt(canvasPixels / (long * short))))
}

function scaled({ width, height }: Size, factor: number): Size {
  const scale = Math.min(1, factor)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
