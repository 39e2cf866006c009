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
  /** the name of the state: `contact, refused` */
  place: string
  /** its address, with `$id` in place of an id */
  route: string
  state: State
  language: Language
  width: Width
  theme: Theme
}

/** The name of a picture's file, which no other has. */
export function getFileName({ place, state, language, width, theme }: Picture): string {
  const plain = place.replaceAll(/[^\p{L}\d]+/gu, '-')
  return `${plain}.${state}.${language}.${width}.${theme}.png`
}

/** Removes from an address what differs between demos: ids, and everything after the path. */
export const toRoute = (address: string): string =>
  address.replace(/[?#].*$/, '').replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '$id')
