import * as z from 'zod/mini'
import { contrast, isInGamut, linearColour } from './colour.ts'

/** The colours of a theme, each a custom property of the pages (`on_brand` is `--on-brand`). */
const paletteNames = [
  // grounds
  'canvas',
  'surface',
  'sunken',
  'raised',
  // text
  'ink',
  'muted',
  // lines: line is decoration only, line_strong bounds controls
  'line',
  'line_strong',
  // brand: buttons, links, the mark
  'brand',
  'brand_strong',
  'on_brand',
  'brand_soft',
  // accent: background of a page's most important part
  'accent',
  'accent_strong',
  'accent_soft',
  'on_accent',
  'on_accent_muted',
  // two more such grounds, with the same text
  'meadow',
  'honey',
  // states: plain = text, fill = solid ground, soft = tinted ground
  'positive',
  'positive_fill',
  'positive_soft',
  'on_positive',
  'warning',
  'warning_fill',
  'warning_soft',
  'on_warning',
  'danger',
  'danger_fill',
  'danger_soft',
  'on_danger',
  'info',
  'info_fill',
  'info_soft',
  'on_info',
  // toasts and tooltips
  'inverse',
  'on_inverse',
  // focus, gauge, stitches, prints to come
  'ring',
  'gauge',
  'gauge_track',
  'seam',
  'print_rest',
  // drawings: coat on an accent ground, coat, lime, honey, dark coat, paper
  'illus_over',
  'illus_1',
  'illus_2',
  'illus_3',
  'illus_4',
  'illus_paper',
  // base of shadows and of the backdrop behind dialogs
  'shade',
  'scrim',
] as const
export type ColourName = (typeof paletteNames)[number]

const colour = z.string().check(
  z.refine((text) => linearColour(text) !== null, {
    error: 'is no colour: write #rrggbb, or oklch(0.5 0.1 330) with three numbers',
  }),
)
export const Palette = z.record(z.enum(paletteNames), colour)
export type Palette = z.infer<typeof Palette>

export const Colours = z.strictObject({
  light: Palette,
  dark: Palette,
  /** the ground beside a guest's form, the same in both themes, with its text and its stitches */
  panel: z.strictObject({ ground: colour, text: colour, muted: colour, seam: colour }),
  /** on white paper */
  paper: z.strictObject({ ink: colour, brand: colour, muted: colour, line: colour, soft: colour }),
  /** colours of the mark in a browser's tab, on the grounds of light and dark browsers */
  icon: colour,
})

type Pairs = Partial<Record<ColourName, readonly ColourName[]>>

const grounds = ['canvas', 'surface', 'sunken', 'raised'] as const
/** Text colours with the backgrounds they are used on (WCAG 2.2, 1.4.3). */
const texts: Pairs = {
  ink: [...grounds, 'brand_soft', 'accent_soft'],
  muted: grounds,
  brand: [...grounds, 'brand_soft', 'accent_soft'],
  on_brand: ['brand', 'brand_strong'],
  on_accent: ['accent', 'meadow', 'honey'],
  on_accent_muted: ['accent', 'meadow', 'honey'],
  positive: ['canvas', 'surface', 'positive_soft'],
  warning: ['canvas', 'surface', 'warning_soft'],
  danger: ['canvas', 'surface', 'danger_soft'],
  info: ['canvas', 'surface', 'info_soft'],
  on_positive: ['positive_fill'],
  on_warning: ['warning_fill'],
  on_danger: ['danger_fill'],
  on_info: ['info_fill'],
  on_inverse: ['inverse'],
}
/** Graphics that must be seen (1.4.11). */
const signs: Pairs = {
  line_strong: ['canvas', 'surface'],
  ring: ['canvas', 'surface', 'sunken'],
  gauge: ['surface', 'gauge_track'],
  seam: ['canvas', 'surface'],
}

/** Returns a sentence for each colour that no screen can show and each pair without enough contrast. */
export function colourFaults({ light, dark, panel, paper, icon }: z.infer<typeof Colours>): string[] {
  const ofTheme = (theme: 'light' | 'dark', palette: Palette) => [
    ...unshown(theme, palette),
    ...weak(theme, palette, texts, 4.5),
    ...weak(theme, palette, signs, 3),
  ]
  const white = '#ffffff'
  return [
    ...ofTheme('light', light),
    ...ofTheme('dark', dark),
    ...unshown('panel', panel),
    ...(['text', 'muted'] as const).flatMap((name) =>
      tooWeak(`panel.${name} on panel.ground`, panel[name], panel.ground, 4.5),
    ),
    ...(['ink', 'brand', 'muted'] as const).flatMap((name) => [
      ...tooWeak(`paper.${name} on white`, paper[name], white, 4.5),
      ...tooWeak(`paper.${name} on paper.soft`, paper[name], paper.soft, 4.5),
    ]),
    ...tooWeak('icon on white', icon, white, 3),
  ].map((sentence) => `colours.${sentence}`)
}

const unshown = (of: string, colours: Readonly<Record<string, string>>) =>
  Object.entries(colours).flatMap(([name, text]) =>
    isInGamut(linearColour(text) ?? [0, 0, 0])
      ? []
      : [
          `${of}.${name} ${text} is outside sRGB: screens would show other colours than were checked. Lower its chroma.`,
        ],
  )

const weak = (theme: string, palette: Palette, pairs: Pairs, least: number) =>
  paletteNames.flatMap((name) =>
    (pairs[name] ?? []).flatMap((ground) =>
      tooWeak(`${theme}.${name} on ${ground}`, palette[name], palette[ground], least),
    ),
  )

function tooWeak(what: string, text: string, ground: string, least: number): string[] {
  const [one, other] = [linearColour(text), linearColour(ground)]
  const found = one && other ? contrast(one, other) : 0
  return found >= least
    ? []
    : [`${what} has a contrast of ${(Math.floor(found * 100) / 100).toFixed(2)}; ${least} is the least.`]
}
