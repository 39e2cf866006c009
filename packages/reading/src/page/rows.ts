import type { PageText, PageWord } from '../recognition/page-text.ts'

/** A row of a page: words beside each other, from left to right. */
export type PageRow = {
  page: PageText
  /** its middle on the page's left edge, slant taken away */
  y: number
  height: number
  words: readonly PageWord[]
  text: string
}

/** Rows of the pages, top to bottom. Fits a photo's remaining slant first, or amounts would join the label above. */
export function toPageRows(pages: readonly PageText[]): PageRow[] {
  return pages.flatMap((page) => {
    const words = page.words.filter((word) => isPrint(word) || isCommaOfText(word, page)).flatMap(parted)
    const slope = slopeOf(words, page)
    const placed = words
      .map((word) => {
        const middle = word.y + word.height / 2
        return { word, y: middle - slope(middle) * (word.x + word.width / 2 - page.width / 2) }
      })
      .toSorted((one, other) => one.y - other.y)
    const usual = median(words.map(({ height }) => height))
    const rows: FoundRow[] = []
    for (const one of placed) {
      const height = Math.max(one.word.height, 0.6 * usual)
      const row = rows.findLast(
        (known) => Math.abs(known.y - one.y) < 0.45 * Math.max(Math.min(height, known.height), 0.6 * usual),
      )
      if (row === undefined) {
        rows.push({ y: one.y, height, sum: one.y, heights: [one.word.height], words: [one.word] })
        continue
      }
      row.words.push(one.word)
      row.sum += one.y
      row.y = row.sum / row.words.length
      const place = row.heights.findLastIndex((lower) => lower <= one.word.height)
      row.heights.splice(place + 1, 0, one.word.height)
      row.height = row.heights[Math.floor(row.heights.length / 2)] ?? 0
    }
    const apart = rows.toSorted((one, other) => one.y - other.y)
    return joinTorn(apart).map((row) => {
      const sorted = joinSpelled(row.words.toSorted((one, other) => one.x - other.x)).filter(isPrint)
      return { page, y: row.y, height: row.height, words: sorted, text: sorted.map(({ text }) => text).join(' ') }
    })
  })
}

type FoundRow = { y: number; height: number; sum: number; heights: number[]; words: PageWord[] }

// Printed rows are at least as far apart as letters are high.
const TORN = 0.65

/** Joins a row with the one above at whose height it is but for a slant, as an amount apart from its label: no word is above another. */
function joinTorn(rows: readonly FoundRow[]): FoundRow[] {
  const joined: FoundRow[] = []
  for (const row of rows) {
    const last = joined.at(-1)
    const isAbove = (one: PageWord, other: PageWord) => one.x < other.x + other.width && other.x < one.x + one.width
    const isTorn =
      last !== undefined &&
      row.y - last.y < TORN * Math.min(row.height, last.height) &&
      !row.words.some((word) => last.words.some((other) => isAbove(word, other)))
    if (isTorn) {
      const longer = last.words.length > row.words.length ? last : row
      joined[joined.length - 1] = { ...longer, words: [...last.words, ...row.words] }
    } else joined.push(row)
  }
  return joined
}

// Lines of a table and dirt are read as bars and dots; a minus stands alone at times, and the stroke of a day.
const isPrint = ({ text, width, height }: PageWord) =>
  width > 0 && height > 0 && (/^[-‐‑–−/]$/.test(text) || !/^[|_\-—–~=.,:;'"°«»[\](){}\\/!]+$/.test(text))

// Between digits of a text it is a comma, in a picture dirt.
const isCommaOfText = ({ text }: PageWord, { source }: PageText) => source === 'text' && /^[.,]$/.test(text)

// Letters of a word, digits of an amount, or its comma, that stand apart: "F A C T U R E", "1 0 5 , 0 0", "50 , 00".
const SPELLED = /(?<!\S)(?:\p{Lu}(?: \p{Lu}){2,}|(?:\d(?: \d)*|\d[\d.]*) [.,] \d ?\d)(?!\S)/gu
// Widest gap between them, in heights.
const SPELLING = 0.6

/** Joins the pieces of what is spelled out, in words from left to right. */
function joinSpelled(words: readonly PageWord[]): PageWord[] {
  const gapBefore = ({ x }: PageWord, last: PageWord | undefined) => (last === undefined ? 0 : x - last.x - last.width)
  const isApart = (word: PageWord, at: number) => gapBefore(word, words[at - 1]) > SPELLING * word.height
  const text = words.map((word, at) => (isApart(word, at) ? '  ' : ' ') + word.text).join('')
  const joined: PageWord[] = []
  let done = 0
  for (const { 0: run, index } of text.matchAll(SPELLED)) {
    const from = countWords(text.slice(0, index))
    const own = words.slice(from, from + countWords(run))
    joined.push(...words.slice(done, from), ...joinWords(own))
    done = from + own.length
  }
  return [...joined, ...words.slice(done)]
}

const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0

function joinWords(words: readonly PageWord[]): PageWord[] {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return []
  return [{ ...first, text: words.map(({ text }) => text).join(''), width: last.x + last.width - first.x }]
}

/** Parts a label from the amount that clings to it: by the dots that lead to it, or because a long label reaches as far. */
function parted(word: PageWord): PageWord[] {
  const match =
    /^(.*?)[.…_]{2,}([-−–]?\d[\d.,€]*)$/u.exec(word.text) ??
    /^(\p{L}[\p{L}'’()-]{2,}):?([-−–]?\d{1,4}[.,]\d{2}€?)$/u.exec(word.text)
  const [, label = '', amount = ''] = match ?? []
  if (amount === '') return [word]
  const letter = word.width / word.text.length
  const width = letter * amount.length
  const second = { ...word, text: amount, x: word.x + word.width - width, width }
  return label === '' ? [second] : [{ ...word, text: label, width: letter * label.length }, second]
}

/** The fall of rows by their height on the page, fitted on long lines: in perspective it changes from top to bottom. */
function slopeOf(words: readonly PageWord[], page: PageText): (y: number) => number {
  if (page.source === 'text') return () => 0
  const lines = longLines(words)
  if (lines.length < 3) return () => 0
  const usual = median(lines.map(({ slope }) => slope))
  const straight = lines.filter(({ slope }) => Math.abs(slope - usual) < 0.03)
  const total = straight.reduce((sum, { span }) => sum + span, 0)
  const meanY = straight.reduce((sum, { y, span }) => sum + y * span, 0) / total
  const mean = straight.reduce((sum, { slope, span }) => sum + slope * span, 0) / total
  const spread = straight.reduce((sum, { y, span }) => sum + span * (y - meanY) ** 2, 0)
  const turn =
    straight.length < 6 || spread === 0
      ? 0
      : straight.reduce((sum, { y, slope, span }) => sum + span * (y - meanY) * (slope - mean), 0) / spread
  return (y) => mean + turn * (y - meanY)
}

function longLines(words: readonly PageWord[]): { y: number; slope: number; span: number }[] {
  const sorted = words.toSorted((one, other) => one.x - other.x)
  const used = new Set<PageWord>()
  return sorted.flatMap((start) => {
    if (used.has(start)) return []
    const line = [start]
    for (;;) {
      const last = line.at(-1) ?? start
      const next = sorted.find(
        (word) =>
          word.x > last.x + 0.5 * last.width &&
          word.x - (last.x + last.width) < 1.6 * last.height &&
          Math.abs(bottomOf(word) - bottomOf(last)) < 0.35 * last.height &&
          Math.abs(word.height - last.height) < 0.6 * last.height,
      )
      if (next === undefined || used.has(next)) break
      used.add(next)
      line.push(next)
    }
    const last = line.at(-1) ?? start
    const span = last.x + last.width - start.x
    if (line.length < 3 || span < 8 * start.height) return []
    const middle = (word: PageWord) => word.y + word.height / 2
    const centre = (word: PageWord) => word.x + word.width / 2
    const meanX = line.reduce((sum, word) => sum + centre(word), 0) / line.length
    const meanY = line.reduce((sum, word) => sum + middle(word), 0) / line.length
    const over = line.reduce((sum, word) => sum + (centre(word) - meanX) * (middle(word) - meanY), 0)
    const under = line.reduce((sum, word) => sum + (centre(word) - meanX) ** 2, 0)
    return [{ y: meanY, slope: over / under, span }]
  })
}

const bottomOf = (word: PageWord) => word.y + word.height

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Words of a row that stand close to each other. */
export type Cell = { x: number; right: number; words: readonly PageWord[]; text: string }

/** Cells of a row: a gap parts them that is wider than a letter is high, and than the spaces of a typewriter. */
export function splitCells(row: PageRow): Cell[] {
  const cells: PageWord[][] = []
  const long = row.words.filter(({ text }) => text.length >= 3)
  const space = 1.6 * median(long.map(({ text, width }) => width / text.length))
  for (const word of row.words) {
    const last = cells.at(-1)?.at(-1)
    const gap = last === undefined ? Infinity : word.x - (last.x + last.width)
    if (last === undefined || gap > Math.max(1.1 * Math.max(row.height, last.height), space)) cells.push([word])
    else cells.at(-1)?.push(word)
  }
  return cells.map((words) => ({
    x: words[0]?.x ?? 0,
    right: Math.max(...words.map((word) => word.x + word.width)),
    words,
    text: words.map(({ text }) => text).join(' '),
  }))
}
