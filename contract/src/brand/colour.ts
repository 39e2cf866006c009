export type LinearColour = readonly [red: number, green: number, blue: number]

const hexNotation = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
const oklchNotation = /^oklch\((0|1|0?\.\d+) (0|0?\.\d+) (\d+(?:\.\d+)?)(?: \/ (0|1|0?\.\d+))?\)$/

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

/** A colour in linear sRGB, its opacity left aside; null for a text in neither notation (`#rrggbb`, `oklch(0.5 0.1 330)`). */
export function linearColour(text: string): LinearColour | null {
  const hex = hexNotation.exec(text)
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => toLinear(Number.parseInt(part, 16) / 255))
    return [red, green, blue]
  }
  const oklch = oklchNotation.exec(text)
  if (!oklch) return null
  const [lightness = 0, chroma = 0, hue = 0] = oklch.slice(1).map(Number)
  return fromOklch(lightness, chroma, (hue * Math.PI) / 180)
}

// https://bottosson.github.io/posts/oklab/
function fromOklch(lightness: number, chroma: number, hue: number): LinearColour {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Tells whether every screen can show it. */
export const isInGamut = (colour: LinearColour): boolean => colour.every((part) => part >= -0.0005 && part <= 1.0005)

const clamped = (part: number) => Math.min(1, Math.max(0, part))

/** A colour as mail programs and papers read it: `#rrggbb`. Throws for a text that is no colour. */
export function toHexColour(text: string): string {
  const colour = linearColour(text)
  if (colour === null) throw new Error(`${text} is no colour`)
  return `#${colour
    .map((part) =>
      Math.round(fromLinear(clamped(part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const luminance = ([red, green, blue]: LinearColour) =>
  0.2126 * clamped(red) + 0.7152 * clamped(green) + 0.0722 * clamped(blue)

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: LinearColour, other: LinearColour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
