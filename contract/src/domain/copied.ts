// Invisible characters that come along when a number is copied from a mail, a page or a PDF.

/** Marks without a shape: soft hyphens, zero widths and joiners, those that turn the direction or choose a glyph, byte order marks. */
const marks =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|\u034f|\p{Variation_Selector}/gu
/** Hyphens, dashes and the minus that stand where a hyphen is meant. */
const hyphens = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g

/** A text of one word or line, its other hyphens made plain ones, without the marks that nobody sees. */
export const withoutMarks = (text: string): string => text.replace(marks, '').replace(hyphens, '-')

/** A number or code without invisible characters and blanks of any width, with plain hyphens. */
export const compact = (text: string): string => withoutMarks(text).replace(/\s/g, '')
