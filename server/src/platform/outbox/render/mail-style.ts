import { brand } from '@coussinet/contract/brand/chosen.ts'
import { toHexColour } from '@coussinet/contract/brand/colour.ts'
import type { Palette } from '@coussinet/contract/brand/palette.ts'

// The portal's colours in the only notation that every mail program supports.
const inHex = ({ canvas, surface, ink, muted, line, brand: own, on_brand, accent, on_accent, seam }: Palette) => ({
  canvas: toHexColour(canvas),
  surface: toHexColour(surface),
  ink: toHexColour(ink),
  muted: toHexColour(muted),
  line: toHexColour(line),
  brand: toHexColour(own),
  on_brand: toHexColour(on_brand),
  accent: toHexColour(accent),
  on_accent: toHexColour(on_accent),
  seam: toHexColour(seam),
})
const light = inHex(brand.colours.light)
const dark = inHex(brand.colours.dark)

const text = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const display = "font-family:'Bricolage Grotesque',Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const wrap = 'overflow-wrap:anywhere;word-break:break-word'

/** Backgrounds also set as attributes of tables, for programs without styles. */
export const grounds = { canvas: light.canvas, surface: light.surface, brand: light.brand, accent: light.accent }

export const styles = {
  body: `margin:0;padding:0;width:100%;background:${light.canvas};color:${light.ink};${text};-webkit-text-size-adjust:100%`,
  preheader:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all',
  canvas: `background:${light.canvas}`,
  gutter: 'padding:0 8px',
  column: 'width:100%;max-width:600px',
  brand: `padding:32px 8px 20px;${display};font-size:22px;line-height:28px;font-weight:700;letter-spacing:-.02em;color:${light.brand}`,
  band: `padding:32px 30px 26px;background:${light.accent};border-radius:28px 28px 0 0`,
  title: `margin:0;${display};font-size:28px;line-height:32px;font-weight:700;letter-spacing:-.022em;color:${light.on_accent};${wrap}`,
  cushion: `padding:11px;background:${light.surface};border-radius:0 0 28px 28px`,
  seam: `padding:26px 19px 24px;border:2px dashed ${light.seam};border-radius:20px`,
  paragraph: `margin:0 0 16px;font-size:16px;line-height:25px;color:${light.ink};${wrap}`,
  facts: `width:100%;margin:4px 0 20px;border-top:1px solid ${light.line}`,
  fact_label: `padding:10px 16px 10px 0;border-bottom:1px solid ${light.line};font-size:14px;line-height:20px;color:${light.muted};text-align:left;vertical-align:top;font-weight:400`,
  fact_value: `padding:10px 0;border-bottom:1px solid ${light.line};font-size:16px;line-height:20px;color:${light.ink};font-weight:600;text-align:left;vertical-align:top;${wrap}`,
  quote: `margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${light.seam};font-size:16px;line-height:25px;color:${light.ink};${wrap}`,
  button_place: 'margin:8px 0 22px',
  button_ground: `background:${light.brand};border-radius:14px`,
  button: `display:inline-block;padding:14px 26px;border:1px solid ${light.brand};border-radius:14px;${text};font-size:16px;line-height:20px;font-weight:600;color:${light.on_brand};text-decoration:none`,
  small: `margin:0 0 12px;font-size:14px;line-height:21px;color:${light.muted};${wrap}`,
  small_link: `color:${light.brand};text-decoration:underline;word-break:break-all`,
  escape: `margin:20px 0 0;padding:18px 0 0;border-top:2px dashed ${light.line};font-size:14px;line-height:21px;color:${light.ink};${wrap}`,
  escape_place: 'margin:14px 0 16px',
  escape_edge: `border:2px solid ${light.brand};border-radius:14px;mso-padding-alt:11px 22px`,
  escape_button: `display:inline-block;padding:11px 22px;${text};font-size:15px;line-height:20px;font-weight:600;color:${light.brand};text-decoration:none`,
  text_link: `color:${light.brand};text-decoration:underline`,
  foot: 'padding:24px 30px 40px',
  foot_line: `margin:0 0 8px;font-size:13px;line-height:19px;color:${light.muted}`,
  foot_link: `color:${light.muted};text-decoration:underline`,
  mark_place: 'width:40px;padding:28px 4px 18px 8px',
  mark: 'display:block;width:40px;height:40px;border:0',
} as const

const inTheDark: Record<string, string> = {
  canvas: `background:${dark.canvas}`,
  ink: `color:${dark.ink}`,
  muted: `color:${dark.muted}`,
  surface: `background:${dark.surface}`,
  accent: `background:${dark.accent}`,
  on_accent: `color:${dark.on_accent}`,
  seam: `border-color:${dark.seam}`,
  seam_edge: `border-color:${dark.seam}`,
  line: `border-color:${dark.line}`,
  brand: `color:${dark.brand}`,
  quiet: `border-color:${dark.brand}`,
  button: `background:${dark.brand};border-color:${dark.brand};color:${dark.on_brand}`,
}

const important = (rules: string) => rules.replaceAll(';', '!important;').concat('!important')

/** Rules that inline styles cannot express: phones and dark mode. */
export const sheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.band{padding:26px 22px 22px!important}.seam{padding:22px 14px 18px!important}.title{font-size:24px!important;line-height:28px!important}.foot{padding:22px 12px 32px!important}.button{display:block!important;text-align:center!important}.wide{width:100%!important}}',
  `@media (prefers-color-scheme:dark){${Object.entries(inTheDark)
    .map(([name, rules]) => `.${name}{${important(rules)}}`)
    .join('')}}`,
].join('')
