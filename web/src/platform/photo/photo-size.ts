export type Size = { width: number; height: number }

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

/** Whether an image of so many bytes and pixels has to be compressed before upload. */
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
