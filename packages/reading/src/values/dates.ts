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
  'janv jan gen',
  'fev fevr feb febbr',
  'mar mrt',
  'avr apr',
  'mag',
  'jun giu',
  'juil jul lug',
  'aou ago aug',
  'sept sep set sett',
  'oct ott okt',
  'nov',
  'dec dic',
].map((month) => month.split(' '))

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
    const hit = inFigures(words, at, row.height) ?? inWords(words, at)
    if (hit === null) continue
    const taken = words.slice(at, at + hit.length)
    const [first] = taken
    if (first === undefined) continue
    found.push({
      day: hit.day,
      row,
      words: taken,
      x: first.x,
      confidence: Math.min(...taken.map(({ confidence }) => confidence)),
    })
    at += hit.length - 1
  }
  return found
}

type Hit = { day: string; length: number } | null

function inFigures(words: readonly PageWord[], at: number, height: number): Hit {
  // A space may come after a point or a stroke: "12. 05. 2026", "12 / 05 / 2026".
  let text = ''
  for (let length = 1; length <= 5; length += 1) {
    const [last, next] = [length === 1 ? undefined : words[at + length - 2], words[at + length - 1]]
    if (next === undefined) return null
    if (last !== undefined && (next.x - last.x - last.width > 1.1 * height || !/^[\d/.\-–]+$/.test(text))) return null
    text += next.text.replaceAll(/^[(:]+|[),;:]+$/g, '')
    const day = inFigure(text)
    if (day !== null) return { day, length }
  }
  return null
}

/** The day of a text in figures: 12/05/2026, 12.5.26, 12-05-2026, 2026-05-12; letters that look like digits are digits. */
export function inFigure(written: string): string | null {
  const text = written
    .replaceAll(/[oO]/g, '0')
    .replaceAll(/[lI|]/g, '1')
    .replace(/(?<=\d)[hT]\d.*$/, '')
    .replace(/[.]$/, '')
  const european = /(?:^|[^\d/.-])(\d{1,2})([/.\-–])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text)
  if (european !== null) return toIsoDay(Number(european[4]), Number(european[3]), Number(european[1]))
  const iso = /^(\d{4})([/.-])(\d{2})\2(\d{2})$/.exec(text)
  if (iso !== null) return toIsoDay(Number(iso[1]), Number(iso[3]), Number(iso[4]))
  const named = /^(\d{1,2})[-./\s]?([A-Za-zÀ-ÿ]{3,10})[-./\s]?(\d{4}|\d{2})$/.exec(written)
  const month = named === null ? null : parseMonth(named[2] ?? '')
  return named === null || month === null ? null : toIsoDay(Number(named[3]), month, Number(named[1]))
}

function inWords(words: readonly PageWord[], at: number): Hit {
  const texts = words.slice(at, at + 4).map(({ text }) => text.replaceAll(/^[(:,;]+|[),;:]+$/g, ''))
  // "12 mars 2026", "1er mars 2026", "12 de mars de 2026" is no one's way.
  const date = /^(\d{1,2})(?:er|°|º|e|\.)?$/i.exec(texts[0] ?? '')?.[1]
  const month = parseMonth(texts[1] ?? '')
  const year = /^(\d{4}|\d{2})$/.exec((texts[2] ?? '').replace(/\.$/, ''))?.[1]
  if (date === undefined || month === null || year === undefined) return null
  const day = toIsoDay(Number(year), month, Number(date))
  return day === null ? null : { day, length: 3 }
}
