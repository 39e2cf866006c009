import type { Brand } from './brand.ts'
import { toHexColour } from './colour.ts'

export type BrandDrawings = Pick<Brand, 'logo' | 'colours' | 'name'>

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The mark as a browser's tab shows it. */
export const iconSvg = ({ logo, colours }: BrandDrawings): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="${colours.icon}">${logo.mark}</svg>`

/** Mark with its own background, for mails: visible on light and dark pages. */
export function tileSvg({ logo: { mark }, colours }: BrandDrawings): string {
  const [ground, drawn] = [toHexColour(colours.light.brand), toHexColour(colours.light.on_brand)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="${drawn}" color="${drawn}"><rect width="96" height="96" rx="28" fill="${ground}"/><g transform="translate(17 16) scale(.97)">${mark}</g></svg>`
}

/** The wordmark as papers print it, in one colour. */
export const paperLogoSvg = ({ logo, colours, name }: BrandDrawings): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 271 52" fill="${colours.paper.brand}"><title>${escaped(name)}</title>${logo.wordmark.replaceAll(/ fill="var\([^"]*\)"/g, '').replaceAll('currentColor', colours.paper.brand)}</svg>`

/** The print's shapes, as drawings hold them. */
export const printShapes = ({ pad, toes }: Pick<NonNullable<Brand['logo']['print']>, 'pad' | 'toes'>): string =>
  `<path d="${pad}"/>${toes.map(({ cx, cy, rx, ry, transform }) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" transform="${transform}"/>`).join('')}`

const symbol = (id: string, box: string, shapes: string) =>
  `<symbol id="${id}" viewBox="${box}" fill="currentColor">${shapes}</symbol>`

/** The brand's part of the pages' drawings: the wordmark, the mark, and the large mark with its stitches. */
export function markSymbols({ logo: { mark, seam, wordmark } }: BrandDrawings): string {
  const stitches =
    seam === null
      ? ''
      : `<path fill="none" stroke="var(--logo-seam,var(--accent))" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="3.2 3.6" d="${seam}"/>`
  return (
    symbol('wordmark', '0 0 271 52', wordmark) +
    symbol('mark', '0 0 64 64', mark) +
    symbol('large-mark', '0 0 64 64', mark + stitches)
  )
}
