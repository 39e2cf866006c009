export const languages = ['fr', 'it'] as const
export const themes = ['light', 'dark'] as const
export const widths = [360, 390, 768, 1440] as const
/**
 * Ways to look at a page: with all that a member has, without its own answers in three ways, and as members see it who have little, whose
 * contract ended, whose cover is suspended, and whose contract has not begun.
 */
export const states = ['full', 'empty', 'loading', 'failed', 'offline', 'ended', 'suspended', 'before'] as const

export type Language = (typeof languages)[number]
export type Theme = (typeof themes)[number]
export type Width = (typeof widths)[number]
export type State = (typeof states)[number]

export type Picture = {
  /** the name of what is shown: `contact, refused` */
  place: string
  /** its address with `$id` where one stood */
  route: string
  state: State
  language: Language
  width: Width
  theme: Theme
}

/** The name of a picture's file, which no other has. */
export function fileOf({ place, state, language, width, theme }: Picture): string {
  const plain = place.replaceAll(/[^\p{L}\d]+/gu, '-')
  return `${plain}.${state}.${language}.${width}.${theme}.png`
}

/** An address without what differs from one demo to the next: ids and what stands behind the path. */
export const routeOf = (address: string): string =>
  address.replace(/[?#].*$/, '').replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '$id')
