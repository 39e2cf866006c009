import { isNear, plainWords } from '../page/phrases.ts'
import type { PageRow } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'

/** A day that stands in a row, as YYYY-MM-DD. */
export type WrittenDay = { day: string; row: PageRow; words: readonly PageWord[]; x: number; confidence: number }

const names = [
  'janvier gennaio januari',
  'fevrier febbraio februari',
  'mars marzo maart',
  'avril aprile april',
  'mai maggio mei',
  'juin giugno juni',
  'juillet luglio juli',
  'aout agosto augustus',
  'septembre settembre september',
  'octobre ottobre oktober',
  'novembre novembre november',
  'decembre dicembre december',
].map((month) => month.split(' '))

const shortNames = [
  'janv jan gen genn',
  'fev fevr feb febbr febr',
  'mar marz mrt',
  'avr avri apr',
  'mag',
  'jun giu giugn',
  'juil juill jul lug',
  'aou ago ag aug',
  'sept sep set sett',
  'oct ott okt',
  'nov',
  'dec dic',
].map((month) => month.split(' '))

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

// Days in words, as a pen writes them on a form: "le douze novembre 2026".
const countedDays: ReadonlyMap<string, number> = new Map(
  [
    'premier|primo|eerste',
    'deux|due|twee',
    'trois|tre|drie',
    'quatre|quattro|vier',
    'cinq|cinque|vijf',
    'six|sei|zes',
    'sept|sette|zeven',
    'huit|otto|acht',
    'neuf|nove|negen',
    'dix|dieci|tien',
    'onze|undici|elf',
    'douze|dodici|twaalf',
    'treize|tredici|dertien',
    'quatorze|quattordici|veertien',
    'quinze|quindici|vijftien',
    'seize|sedici|zestien',
    'dix-sept|diciassette|zeventien',
    'dix-huit|diciotto|achttien',
    'dix-neuf|diciannove|negentien',
    'vingt|venti|twintig',
    'vingt-et-un|ventuno|eenentwintig',
    'vingt-deux|ventidue|tweeentwintig',
    'vingt-trois|ventitre|drieentwintig',
    'vingt-quatre|ventiquattro|vierentwintig',
    'vingt-cinq|venticinque|vijfentwintig',
    'vingt-six|ventisei|zesentwintig',
    'vingt-sept|ventisette|zevenentwintig',
    'vingt-huit|ventotto|achtentwintig',
    'vingt-neuf|ventinove|negenentwintig',
    'trente|trenta|dertig',
    'trente-et-un|trentuno|eenendertig',
  ].flatMap((day, at) => day.split('|').map((name) => [name, at + 1] as const)),
)
const countedFirst = new Set([...countedDays.keys()].map((name) => name.split('-')[0]))

/** The number of a month by its name or what it is shortened to; null for any other word. */
export function parseMonth(word: string): number | null {
  const [plain = ''] = plainWords(word.replaceAll('.', ''))
  if (!/^[a-z]{3,}$/.test(plain)) return null
  const exact = names.findIndex((month) => month.includes(plain))
  const short = shortNames.findIndex((month) => month.includes(plain))
  // "mars" and "mai", "juin" and "juni" are a letter apart: only long names may have one misread.
  const near = names.findIndex((month) => month.some((name) => name.length >= 6 && isNear(plain, name)))
  const found = [exact, short, near].find((at) => at >= 0)
  return found === undefined ? null : found + 1
}

/** A day that exists, of a year of two or four digits, as YYYY-MM-DD; else null. */
export function toIsoDay(year: number, month: number, date: number): string | null {
  const full = year < 100 ? 2000 + year : year
  if (full < 1990 || full > 2099 || month < 1 || month > 12 || date < 1) return null
  const last = new Date(Date.UTC(full, month, 0)).getUTCDate()
  if (date > last) return null
  return `${full}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

/** Days that stand in a row, from left to right, in figures or in words. */
export function findDays(row: PageRow): WrittenDay[] {
  const found: WrittenDay[] = []
  const { words } = row
  for (let at = 0; at < words.length; at += 1) {
    const hit = inFigures(words, at, row.height) ?? inWords(words, at) ?? inBoxes(words, at, row.height)
    if (hit === null) continue
    const taken = words.slice(at, at + hit.length)
    const [first] = taken
    if (first === undefined) continue
    found.push({
      day: hit.day,
      row,
      words: taken,
      x: first.x,
      confidence: confidenceOfDay(taken),
    })
    at += hit.length - 1
  }
  return found
}

/** Signs as which raised letters behind the first of a month are read in a picture: 1°, 1°", 1*. */
const raisedFirst = /^(1)(?:[°º]?["“”'‘’*]{1,2}|[°º])$/
// Such signs make a word unclear: if all else of the day is clear, less is enough.
const ENOUGH_OF_SIGNS = 50
/** Confidence from which a word is clear; what is read with less may be anything. */
export const CLEAR = 85

function confidenceOfDay([first, ...others]: readonly PageWord[]): number {
  const least = Math.min(...others.map(({ confidence }) => confidence))
  if (first === undefined) return least
  const isRaised = raisedFirst.test(first.text) && first.confidence >= ENOUGH_OF_SIGNS && least >= CLEAR
  return isRaised ? least : Math.min(first.confidence, least)
}

type Hit = { day: string; length: number } | null

function inFigures(words: readonly PageWord[], at: number, height: number): Hit {
  // A space may come after a point or a stroke: "12. 05. 2026", "12 / 05 / 2026".
  let text = ''
  for (let length = 1; length <= 5; length += 1) {
    const [last, next] = [length === 1 ? undefined : words[at + length - 2], words[at + length - 1]]
    if (next === undefined) return null
    if (last !== undefined && (next.x - last.x - last.width > 1.1 * height || !/^(?:[\d/.\-‐‑‒–]|[IVX]+)+$/.test(text)))
      return null
    text += next.text.replaceAll(/^[(:]+|[),;:]+$/g, '')
    const day = inFigure(text)
    if (day !== null) return { day, length }
  }
  return null
}

/** The day of a text in figures: 12/05/2026, 12.5.26, 12-05-2026, 2026-05-12; letters that look like digits are digits. */
export function inFigure(written: string): string | null {
  const plain = written
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/(?<=\d)[·•](?=\d)/g, '.')
    // "3/11/'25"
    .replace(/['’](?=\d\d$)/, '')
  const text = plain
    .replaceAll(/[oO]/g, '0')
    .replaceAll(/[lI|]/g, '1')
    // "03/11/2026-17:42"
    .replace(/(?<=\d)-\d{1,2}[:h]\d\d.*$/, '')
    .replace(/(?<=\d)(?:[hT]|,|à)\d.*$/, '')
    .replace(/[.]$/, '')
  const european = /(?:^|[^\d/.-])(\d{1,2})([/.-])(\d{1,2})\2([12]\d{3}|\d{2})$/.exec(text)
  if (european !== null) return toIsoDay(Number(european[4]), Number(european[3]), Number(european[1]))
  const iso = /^(\d{4})([/.-])(\d{2})\2(\d{2})$/.exec(text)
  if (iso !== null) return toIsoDay(Number(iso[1]), Number(iso[3]), Number(iso[4]))
  const roman = /^(\d{1,2})([/.-])([IVX]{1,4})\2(\d{4}|\d{2})$/.exec(plain.replace(/[.]$/, ''))
  if (roman !== null) return toIsoDay(Number(roman[4]), romans.indexOf(roman[3] ?? '') + 1, Number(roman[1]))
  const named = /^(\d{1,2})[-./\s]?([A-Za-zÀ-ÿ]{3,10})[-./\s]{0,2}(\d{4}|\d{2})$/.exec(plain)
  const month = named === null ? null : parseMonth(named[2] ?? '')
  return named === null || month === null ? null : toIsoDay(Number(named[3]), month, Number(named[1]))
}

function inWords(words: readonly PageWord[], at: number): Hit {
  const own = words.slice(at, at + MOST_WORDS).map(({ text }) => text.replaceAll(/^[(:,;'’]+|[),;:]+$/g, ''))
  const date = dateAt(own)
  if (date === null) return null
  const [name = '', ...behind] = own.slice(date.length)
  const month = parseMonth(name) ?? (romans.includes(name) ? romans.indexOf(name) + 1 : null)
  const year = yearAt(behind)
  if (month === null || year === null) return null
  const day = toIsoDay(year.value, month, date.value)
  return day === null ? null : { day, length: date.length + 1 + year.length }
}

/** "2026", "26", "deux mille vingt-six", "duemilaventisei": a year, and its words. */
function yearAt(texts: readonly string[]): { value: number; length: number } | null {
  const figures = /^(\d{4}|\d{2})\.?$/.exec(texts[0] ?? '')?.[1]
  if (figures !== undefined) return { value: Number(figures), length: 1 }
  for (const length of [5, 4, 3, 2, 1]) {
    const plain = plainWords(texts.slice(0, length).join(' ')).join('-')
    const [, counted = ''] = /^(?:deux-mille|duemila|tweeduizend)-?(?:et-|e-|en-)?(.+)$/.exec(plain) ?? []
    const value = countedDays.get(counted)
    if (value !== undefined && value >= LEAST_COUNTED) return { value: 2000 + value, length }
  }
  return null
}
const LEAST_COUNTED = 20
// "vingt et un novembre deux mille vingt et un"
const MOST_WORDS = 9

/** A day of a year that is not written: "03/11", "3 novembre". */
export type DayOfYear = { month: number; date: number; length: number }

/** Reads such a day at a place among words; null where a year follows. */
export function dayOfYearAt(words: readonly PageWord[], at: number): DayOfYear | null {
  const own = words.slice(at, at + MOST_WORDS).map(({ text }) => text.replaceAll(/^[(:,;]+|[),;:]+$/g, ''))
  const [first = ''] = own
  const [, date, month] = /^(\d{1,2})[/.-](\d{1,2})$/.exec(first) ?? []
  if (date !== undefined && month !== undefined) return { month: Number(month), date: Number(date), length: 1 }
  const day = dateAt(own)
  const named = day === null ? null : parseMonth(own[day.length] ?? '')
  if (day === null || named === null || yearAt(own.slice(day.length + 1)) !== null) return null
  return { month: named, date: day.value, length: day.length + 1 }
}

/** "12", "1er", "1 er" with its letters raised, "douze", "vingt et un": the day of a month, and its words. */
function dateAt(texts: readonly string[]): { value: number; length: number } | null {
  const [first = '', second = ''] = texts
  const figures =
    /^(\d{1,2})(?:er|ᵉʳ|ère|re|ème|ième|e|ste|de|°|º|\.)?$/i.exec(first)?.[1] ?? raisedFirst.exec(first)?.[1]
  if (figures !== undefined)
    return { value: Number(figures), length: /^(?:er|ᵉʳ|ère|re|ème|ième|e|ste|de|°|º)$/i.test(second) ? 2 : 1 }
  if (!countedFirst.has(first.toLowerCase().split('-')[0])) return null
  for (const length of [3, 2, 1]) {
    const value = countedDays.get(plainWords(texts.slice(0, length).join(' ')).join('-'))
    if (value !== undefined) return { value, length }
  }
  return null
}

/** "12 11 2026", in the boxes of a form; a number before or behind them makes it another one. */
function inBoxes(words: readonly PageWord[], at: number, height: number): Hit {
  const [before, date, month, year, after] = [at - 1, at, at + 1, at + 2, at + 3].map((place) => words[place])
  if (date === undefined || month === undefined || year === undefined) return null
  const isNumber = (word: PageWord | undefined) => word !== undefined && /^[\d.,/€%-]+$/.test(word.text)
  const isClose = month.x - date.x - date.width < 1.5 * height && year.x - month.x - month.width < 1.5 * height
  if (isNumber(before) || isNumber(after) || !isClose || ![date, month].every(({ text }) => /^\d\d$/.test(text)))
    return null
  const day = /^20\d\d$/.test(year.text) ? toIsoDay(Number(year.text), Number(month.text), Number(date.text)) : null
  return day === null ? null : { day, length: 3 }
}
