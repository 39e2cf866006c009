import type { BrandDrawings } from './logo-svg.ts'

const property = ([name, value]: [string, string]) => `--${name.replaceAll('_', '-')}:${value};`

const properties = (colours: Readonly<Record<string, string>>) => Object.entries(colours).map(property).join('')

/** The colours as the pages' custom properties, for the whole page and for a part of it in the other theme. */
export function coloursCss({ colours: { light, dark, panel } }: BrandDrawings): string {
  const plum = { plum: panel.ground, on_plum: panel.text, on_plum_muted: panel.muted, plum_seam: panel.seam }
  // Grounds that are light in both themes: the drawing beside the guest's form, a code to photograph.
  const lit = { lit_ink: light.ink, lit_coat: light.illus_1, lit_lime: light.illus_2, lit_paper: light.illus_paper }
  return `:root,[data-theme="light"]{${properties(light)}}[data-theme="dark"]{${properties(dark)}}:root{${properties({ ...plum, ...lit })}}`
}
