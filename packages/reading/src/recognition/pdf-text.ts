import type { PageText, PageWord, Projection } from './page-text.ts'
import type { PDFium } from './pdfium.ts'

// Places come in whole numbers: a tenth of a point is finer than any print.
const FINE = 10
// A page of a book has 3,000; a page that has more than this is no invoice.
const MOST_CHARACTERS = 30_000
const [INVISIBLE, ONLY_CLIPS] = [3, 7]

type Char = {
  text: string
  left: number
  right: number
  top: number
  bottom: number
  turn: QuarterTurn | null
  /** PDFium ends a line before it. On a dense page it takes columns of letters for lines, and ends one behind each letter. */
  isBehindBreak: boolean
}

/** Quarters of a turn, clockwise, that lead from upright letters to these. */
type QuarterTurn = 0 | 1 | 2 | 3

export type ReadPageText = {
  text: PageText
  /** words that are drawn invisibly */
  unseen: number
  /** Most letters stand askew, in no quarter of a turn. */
  isAskew: boolean
}

/** Reads the text of a page that is open, as if its writing stood upright; letters that stand otherwise than most are left out. */
export function readPageText(pdfium: PDFium, handle: number, page: number): ReadPageText {
  const [width, height] = [pdfium._FPDF_GetPageWidth(handle), pdfium._FPDF_GetPageHeight(handle)]
  const { seen, unseen } = readChars(pdfium, handle, { width, height })
  const turn = findTurn(seen)
  const upright = turnUpright(seen, turn ?? 0, { width, height })
  return { text: { page, ...upright }, unseen: groupWords(unseen).length, isAskew: turn === null && seen.length > 0 }
}

type Size = { width: number; height: number }

function readChars(pdfium: PDFium, handle: number, { width, height }: Size): { seen: Char[]; unseen: Char[] } {
  const text = pdfium._FPDFText_LoadPage(handle)
  const room = pdfium.wasmExports.malloc(32)
  const found = { seen: new Array<Char>(), unseen: new Array<Char>() }
  const pageTurn = 90 * pdfium._FPDFPage_GetRotation(handle)
  try {
    const count = Math.min(pdfium._FPDFText_CountChars(text), MOST_CHARACTERS)
    let isBehindBreak = false
    for (let at = 0; at < count; at += 1) {
      const code = pdfium._FPDFText_GetUnicode(text, at)
      if (code === 13 || code === 10) {
        isBehindBreak = true
        continue
      }
      // The loose box is as high as its font and as wide as its advance, so that words of one line share a height.
      if (code === 0 || pdfium._FPDFText_GetLooseCharBox(text, at, room) === 0) continue
      const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(pdfium.HEAPU8.buffer, room, 4)
      const [one, other] = [place(left, top), place(right, bottom)]
      const object = pdfium._FPDFText_GetTextObject(text, at)
      const mode = object === 0 ? 0 : pdfium._FPDFTextObj_GetTextRenderMode(object)
      // PDFium counts clockwise.
      const turned = pageTurn + (180 / Math.PI) * pdfium._FPDFText_GetCharAngle(text, at)
      found[mode === INVISIBLE || mode === ONLY_CLIPS ? 'unseen' : 'seen'].push({
        text: String.fromCodePoint(code),
        left: Math.min(one.x, other.x),
        right: Math.max(one.x, other.x),
        top: Math.min(one.y, other.y),
        bottom: Math.max(one.y, other.y),
        turn: toTurn(turned),
        isBehindBreak,
      })
      isBehindBreak = false
    }
    return found
  } finally {
    pdfium.wasmExports.free(room)
    pdfium._FPDFText_ClosePage(text)
  }

  function place(x: number, y: number): { x: number; y: number } {
    const target = room + 16
    const [across, down] = [Math.round(width * FINE), Math.round(height * FINE)]
    pdfium._FPDF_PageToDevice(handle, 0, 0, across, down, 0, x, y, target, target + 4)
    const [deviceX = 0, deviceY = 0] = new Int32Array(pdfium.HEAPU8.buffer, target, 2)
    return { x: deviceX / FINE, y: deviceY / FINE }
  }
}

// A slanted font leans; a scanner's page may lie a little askew.
const MOST_ASKEW = 8

function toTurn(degrees: number): QuarterTurn | null {
  const quarters = Math.round(degrees / 90)
  if (Math.abs(degrees - 90 * quarters) > MOST_ASKEW) return null
  const turns = [0, 1, 2, 3] as const
  return turns[((quarters % 4) + 4) % 4] ?? null
}

/** The turn of most letters; null where most stand askew. */
function findTurn(chars: readonly Char[]): QuarterTurn | null {
  const count = new Map<QuarterTurn | null, number>()
  for (const { turn, text } of chars) if (text.trim() !== '') count.set(turn, (count.get(turn) ?? 0) + 1)
  const [most] = [...count].toSorted(([, one], [, other]) => other - one)
  return most === undefined ? 0 : most[0]
}

/** Turns letters of one kind upright, with the page around them. */
function turnUpright(chars: readonly Char[], turn: QuarterTurn, { width, height }: Size): Omit<PageText, 'page'> {
  const own = chars.filter((one) => one.turn === turn || one.text.trim() === '')
  const toStored = (
    {
      0: [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1],
      1: [0, -1 / width, 1, 1 / height, 0, 0, 0, 0, 1],
      2: [-1 / width, 0, 1, 0, -1 / height, 1, 0, 0, 1],
      3: [0, 1 / width, 0, -1 / height, 0, 1, 0, 0, 1],
    } satisfies Record<QuarterTurn, Projection>
  )[turn]
  const turned = own.map((char): Char => {
    const { left, right, top, bottom } = char
    if (turn === 1) return { ...char, left: top, right: bottom, top: width - right, bottom: width - left }
    if (turn === 2)
      return { ...char, left: width - right, right: width - left, top: height - bottom, bottom: height - top }
    if (turn === 3) return { ...char, left: height - bottom, right: height - top, top: left, bottom: right }
    return char
  })
  const size = turn % 2 === 1 ? { width: height, height: width } : { width, height }
  return { source: 'text', ...size, words: groupWords(turned), toStored }
}

/** Puts characters together to words: a space, a gap or another line ends one. */
function groupWords(chars: readonly Char[]): PageWord[] {
  const words: PageWord[] = []
  let open: Char[] = []
  const close = () => {
    const text = open.map((char) => char.text).join('')
    if (text !== '') {
      const x = Math.min(...open.map(({ left }) => left))
      const y = Math.min(...open.map(({ top }) => top))
      const width = Math.max(...open.map(({ right }) => right)) - x
      const height = Math.max(...open.map(({ bottom }) => bottom)) - y
      words.push({ text, x, y, width, height, confidence: 100 })
    }
    open = []
  }
  for (const char of chars) {
    if (/[\s\p{Cc}\u00a0\u202f\u2007\u2009]/u.test(char.text)) {
      close()
      continue
    }
    const last = open.at(-1)
    if (last !== undefined) {
      const height = Math.max(last.bottom - last.top, 1)
      // A space is wider than any gap between letters; PDFium leaves it out where it ends a line.
      const space = (char.isBehindBreak ? 0.1 : 0.25) * height
      const isApart = char.left - last.right > space || char.left < last.left - 0.5 * height
      const isLower = Math.abs(char.bottom - last.bottom) > 0.5 * height
      if (isApart || isLower) close()
    }
    open.push(char)
  }
  close()
  return words
}
