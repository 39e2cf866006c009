import { plainWords } from './page/phrases.ts'
import { toPageRows } from './page/rows.ts'
import type { PageText, PageWord } from './recognition/page-text.ts'
import type { OneReading, UnderstoodPaper, UnprovenValue } from './understand.ts'
import { CLEAR, findDays } from './values/dates.ts'

/** Reads the words of a value anew, by themselves; null where that is not possible. */
export type ReadLine = (page: PageText, words: PageText['words'], tall: number) => PageText | null

/** Answer of an independent look at a value’s own words: the same, something else, or nothing that could be one. */
type LookVerdict = 'same' | 'other' | 'nothing'

const unproven: readonly UnprovenValue[] = ['care_date', 'invoice_number', 'clinic']

/**
 * Keeps of what readings of a picture said the values that no figures prove where two of them agree: the readings of the page, and a
 * look at the value's own words. Two days or numbers of which that look confirms one are that one.
 */
export function confirmed(
  paper: UnderstoodPaper,
  readings: readonly OneReading[],
  readLine: ReadLine,
): UnderstoodPaper {
  const result = { ...paper }
  for (const key of unproven) {
    // Of values that readings told differently none was kept: each of them may be confirmed.
    const isTold = paper[key] !== null
    const areAllTold = readings.every((one) => one.paper[key] !== null && (key !== 'care_date' || one.isDayNamed))
    const candidates = readings.filter((one) => (isTold ? one.paper[key]?.value === paper[key]?.value : areAllTold))
    const known = new Set(candidates.map((one) => one.paper[key]?.value))
    const found = [...known].flatMap((value) => {
      const own = candidates.filter((one) => one.paper[key]?.value === value)
      const [first] = own
      return first !== undefined && isConfirmed(key, first, own.length, readLine) ? [first.paper[key]] : []
    })
    result[key] = found.length === 1 ? (found[0] ?? null) : null
  }
  return result
}

// Heights of letters at which a line is looked at: a grain that is taken for a stroke at one of them is seldom so at another.
const LOOKS = [44, 32]

function isConfirmed(key: UnprovenValue, reading: OneReading, times: number, readLine: ReadLine): boolean {
  const place = reading.places[key]
  const value = reading.paper[key]?.value
  if (place === undefined || value === undefined || place.row.page.source === 'text') return true
  let isDenied = false
  for (const tall of LOOKS) {
    const lines = linesOf(place.words).flatMap((words) => readLine(place.row.page, words, tall) ?? [])
    const verdict = lines.length === 0 ? 'nothing' : verdictOf(key, value, lines)
    // After a clear look that contradicts the value, an unclear one does not confirm it.
    if (verdict === 'same' && (!isDenied || isClear(lines))) return true
    isDenied ||= verdict === 'other'
  }
  return times > 1 && !isDenied
}

/** Words of a value by the rows in which they stand: a clinic's name may have two. */
function linesOf(words: PageText['words']): PageText['words'][] {
  const rows: PageWord[][] = []
  for (const word of words) {
    const last = rows.at(-1)
    if (last !== undefined && word.x > (last.at(-1)?.x ?? 0)) last.push(word)
    else rows.push([word])
  }
  return rows
}

function verdictOf(key: UnprovenValue, value: string, lines: readonly PageText[]): LookVerdict {
  const rows = toPageRows(lines)
  if (key === 'care_date') {
    const days = rows.flatMap((row) => findDays(row).map(({ day }) => day))
    const isClearDay = rows.some((row) => findDays(row).some(({ confidence }) => confidence >= CLEAR))
    return days.includes(value) ? 'same' : isClearDay ? 'other' : 'nothing'
  }
  const text = rows.map((row) => row.text).join(' ')
  const isSame = key === 'clinic' ? lettersOf(text).includes(lettersOf(value)) : holdsNumber(text, value)
  if (isSame) return 'same'
  return isClear(lines) && text.length >= 0.6 * value.length ? 'other' : 'nothing'
}

const isClear = (lines: readonly PageText[]): boolean =>
  lines.every(({ words }) => words.length > 0 && words.every(({ confidence }) => confidence >= CLEAR))

const lettersOf = (text: string) =>
  plainWords(text)
    .join('')
    .replaceAll(/[^a-z]/g, '')

/** Tells whether a text holds a number, whole: "FV-26" is a part of "FV-26-140". */
function holdsNumber(text: string, number: string): boolean {
  const signs = number.toUpperCase().match(/[A-Z0-9]/g) ?? []
  return new RegExp(`(?<![A-Z0-9][-/]?)${signs.join('[^A-Z0-9]*')}(?! ?[-/.]? ?\\d|[A-Z]|[-/])`).test(
    text.toUpperCase(),
  )
}
