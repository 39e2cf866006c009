import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import * as fr from '@coussinet/texts/fr/papers.ts'
import * as it from '@coussinet/texts/it/papers.ts'
import { paperMessages } from './paper-messages.ts'

const words = paperMessages({ fr: fr.frame, it: it.frame })

/** Alphabets that members use, by ISO 15924 code. */
const scripts =
  'Arab Hebr Hani Hira Kana Hang Thai Armn Geor Deva Beng Taml Telu Gujr Guru Mlym Sinh Ethi Khmr Laoo Mymr'
    .split(' ')
    .map((code) => ({ code, letters: new RegExp(`\\p{Script=${code}}`, 'u') }))

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/**
 * Prepares texts for these fonts (TrueType): text without glyphs would print empty boxes, so the paper names its
 * alphabet instead. Line breaks and drawable characters stay; invisible ones are dropped.
 */
export function drawableText(fonts: readonly Buffer[]): (text: string, language: PaperLanguage) => string {
  const covers = fonts.map(coveredBy)
  const isDrawn = (letters: readonly number[]) => covers.some((has) => letters.every((letter) => has(letter)))
  // One font draws a whole run of text.
  const draws = (piece: string) => isDrawn(Array.from(piece, (letter) => letter.codePointAt(0) ?? 0))
  return (given, language) => {
    if (/^[\n\t\x20-\x7e]*$/.test(given)) return given
    const text = given
      .normalize('NFC')
      .replaceAll('\u202f', '\u00a0')
      .replaceAll(/[\p{Zl}\p{Zp}]|\r\n?/gu, '\n')
      // Some fonts map them to nothing.
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    // Segmenting takes long, and most texts need no words instead: amounts, names with accents.
    if (draws(text.replaceAll(/[\n\t]/g, ''))) return text
    let drawn = ''
    let drawable = ''
    // Keeps spaces after a run that is replaced by words.
    let spaces = ''
    for (const { segment } of graphemes.segment(text)) {
      const piece = isBreak(segment) || draws(segment) ? segment : shown(segment)
      if (drawable !== '' && piece.trim() === '' && !isBreak(piece)) spaces += piece
      else if (isBreak(piece) || draws(piece)) {
        drawn += spaces + piece
        drawable = spaces = ''
      } else {
        const placeholder = placeholderOf(piece, language)
        if (placeholder !== drawable) drawn += spaces + placeholder
        drawable = placeholder
        spaces = ''
      }
    }
    return drawn + spaces
  }
}

const isBreak = (piece: string) => piece === '\n' || piece === '\t'

/** Text without invisible characters, with plain spaces. */
const shown = (piece: string) =>
  piece.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')

function placeholderOf(piece: string, language: PaperLanguage): string {
  const { other_script, other_letters, sign } = words[language]
  if (!/[\p{L}\p{M}\p{N}]/u.test(piece)) return sign
  const found = scripts.find(({ letters }) => letters.test(piece))
  const name = found && new Intl.DisplayNames([language], { type: 'script' }).of(found.code)
  return name === undefined ? other_letters : other_script(name)
}

/** Tells for each code point whether a font has a glyph, by its `cmap` (OpenType, formats 4 and 12). */
function coveredBy(font: Buffer): (letter: number) => boolean {
  const covered = new Set<number>()
  const cmap = tableOf(font, 'cmap')
  for (let at = 0; at < cmap.readUInt16BE(2); at += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + at * 8))
    const format = table.readUInt16BE(0)
    if (format === 12) addGroups(table, covered)
    else if (format === 4) addSegments(table, covered)
  }
  return (letter) => covered.has(letter)
}

function tableOf(font: Buffer, name: string): Buffer {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === name) {
      const begin = font.readUInt32BE(at + 8)
      return font.subarray(begin, begin + font.readUInt32BE(at + 12))
    }
  throw new Error(`a font has no table ${name}`)
}

function addGroups(table: Buffer, covered: Set<number>): void {
  for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) {
    const [first, last, glyph] = [table.readUInt32BE(at), table.readUInt32BE(at + 4), table.readUInt32BE(at + 8)]
    for (let letter = first; letter <= last; letter += 1) if (glyph + letter - first !== 0) covered.add(letter)
  }
}

function addSegments(table: Buffer, covered: Set<number>): void {
  const twice = table.readUInt16BE(6)
  for (let at = 0; at < twice; at += 2) {
    const last = table.readUInt16BE(14 + at)
    const first = table.readUInt16BE(16 + twice + at)
    const delta = table.readUInt16BE(16 + 2 * twice + at)
    const place = 16 + 3 * twice + at
    const offset = table.readUInt16BE(place)
    for (let letter = first; letter <= last && letter < 0xff_ff; letter += 1) {
      const glyph = offset === 0 ? letter + delta : table.readUInt16BE(place + offset + 2 * (letter - first))
      if (glyph % 0x1_00_00 !== 0) covered.add(letter)
    }
  }
}
