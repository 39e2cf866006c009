/**
 * Orders strings by their code units, as days, months and instants in ISO 8601 compare: negative if the first comes before. `localeCompare`
 * first loads the order of a language, which takes a slow phone 70 ms; only names need it.
 */
export const compareStrings = (one: string, other: string): number => Number(one > other) - Number(one < other)

// Invisible characters that come along when a number is copied from a mail, a page or a PDF.

/** Marks without a shape: soft hyphens, zero widths and joiners, those that turn the direction or choose a glyph, byte order marks. */
const marks =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|\u034f|\p{Variation_Selector}/gu
/** Hyphens, dashes, and minus signs used as hyphens. */
const hyphens = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g

/** Replaces other hyphens by plain ones and removes invisible characters, in a word or line. */
export const withoutMarks = (text: string): string => text.replace(marks, '').replace(hyphens, '-')

/** A number or code without invisible characters and blanks of any width, with plain hyphens. */
export const compact = (text: string): string => withoutMarks(text).replace(/\s/g, '')

/** The names in braces that a template has. */
export const listPlaceholders = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** A template with its values, each taken as it is; a name without a value stays in its braces. */
export const fill = (template: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
