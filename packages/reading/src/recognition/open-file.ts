import sharp from 'sharp'
import type { Grey } from './grey.ts'
import { asDarkOnLight } from './light-on-dark.ts'
import type { PageText, PageWord } from './page-text.ts'
import { openPdf, type PdfPage, type Place } from './pdf-page.ts'
import { decodeGrey, onItsHead, prepareLine, preparePicture, type ReadyPicture } from './prepare-picture.ts'
import { type Engine, type ReadLanguage, type ReadLayout, type Recognise, startEngine } from './recognise.ts'

sharp.cache(false)
sharp.concurrency(1)

// No stored picture has more: the pipeline made it anew within this limit.
const SOURCE_LIMITS = { limitInputPixels: 50_000_000, failOn: 'error' } as const

type MediaType = 'image/jpeg' | 'image/png' | 'application/pdf'

/** A file that can be read, and read a second time in another way. */
export type ReadableFile = {
  /** Pages with their words. */
  read(): Promise<PageText[]>
  /** The pages, with the words of those in pictures read with another language, as many as time allows; null where none is a picture. */
  readIn(language: ReadLanguage): PageText[] | null
  /** The pages that were read from pictures once more, as pieces that stand anywhere; null where all text is exact. */
  readAgain(): PageText[] | null
  /**
   * Some words of one line of a page, read anew by themselves from its picture, with letters `tall` pixels high; null where the text is
   * exact or no time is left.
   */
  readLine(page: PageText, words: readonly PageWord[], tall: number): PageText | null
}

// Of a long document the first pages and the last: a bill begins on one of those and ends on the other.
const MOST_TEXT_PAGES = 12
const MOST_PICTURES = 4
const ENOUGH_PICTURES = 2
const DRAWN_PIXELS = 3_900_000
// Reading ends with what it has before the process is killed. The time is the core's: a busy machine reads as well as
// an idle one, only later. A second reading has the room of the first. A look of the engine takes up to four seconds of a core.
const NO_MORE_CPU_MS = 7_000
const NO_MORE_PAGES_BYTES = 330 * 1024 * 1024
const NO_MORE_READINGS_BYTES = 372 * 1024 * 1024

/** Judgements on pages by which some are read from pictures. */
type PageJudge = {
  /** Tells whether the words of a page say what it is, so that a picture on it is none that they only speak of. */
  isPaper(page: PageText): boolean
  /** Tells whether pages hold a bill with its total, so that no other needs to be looked for. */
  hasTotal(pages: readonly PageText[]): boolean
}

/** Opens a stored file. The engine for pictures starts only where there is one to read. */
export async function openFile(
  { bytes, media_type }: { bytes: Buffer; media_type: MediaType },
  language: ReadLanguage,
  { isPaper, hasTotal }: PageJudge,
): Promise<ReadableFile> {
  const exact: PageText[] = []
  const pictures: { page: number; decoded: Grey; read: Upright }[] = []
  let engine: Engine | null = null
  const start = async () => (engine ??= await startEngine(language))
  const began = process.cpuUsage()
  const hasTime = () => cpuMsSince(began) < NO_MORE_CPU_MS
  const hasRoom = (bytes: number) => hasTime() && process.memoryUsage.rss() < bytes

  async function recognised(page: number, picture: Grey): Promise<PageText> {
    const { recognise } = await start()
    const decoded = asDarkOnLight(picture)
    const prepared = preparePicture(decoded)
    // The second reading gets a softer picture, so that grain does not mislead both in the same way.
    const second = () => (prepared.isGrainy ? preparePicture(decoded, 2) : prepared)
    const read = upright(prepared, second, recognise, hasTime)
    pictures.push({ page, decoded, read })
    return pageText(page, read.ready, read.words)
  }

  async function readPdf(): Promise<PageText[]> {
    const pdf = await openPdf(bytes)
    const wanted = chosenPages(pdf.pages, MOST_TEXT_PAGES)
    const withPictures = new Map<number, Place | undefined>()
    for (const page of wanted) {
      const read = pdf.read(page)
      const isText = isLegible(read)
      if (isText && (read.picture.share < LARGE_PICTURE || isPaper(read.text))) exact.push(read.text)
      // Words that only speak of the picture, as those of a mail, are not read with it.
      else withPictures.set(page, isText ? read.picture.place : undefined)
    }
    const drawn: PageText[] = []
    for (const page of inReadingOrder([...withPictures.keys()])) {
      if (drawn.length > 0 && !hasRoom(NO_MORE_PAGES_BYTES)) break
      // A bill may stand between other papers.
      if (drawn.length >= ENOUGH_PICTURES && hasTotal([...exact, ...drawn])) break
      drawn.push(await recognised(page, pdf.draw(page, DRAWN_PIXELS, withPictures.get(page))))
    }
    return inOrder(drawn)
  }
  const inOrder = (drawn: readonly PageText[]) => [...exact, ...drawn].toSorted((one, other) => one.page - other.page)

  return {
    async read() {
      if (media_type === 'application/pdf') return readPdf()
      return [await recognised(1, await decodeGrey(sharp(bytes, SOURCE_LIMITS)))]
    },
    readIn(other) {
      if (engine === null || pictures.length === 0 || !hasTime()) return null
      engine.setLanguage(other)
      const { recognise } = engine
      for (const picture of pictures) {
        const { read } = picture
        // A picture without words is no page, and would occupy the engine for minutes.
        if (read.words.length === 0 || !hasTime()) continue
        const page = lookAt(read.ready, recognise, 'page')
        const again = read.again !== null && hasTime() ? lookAt(read.again.ready, recognise, 'pieces') : null
        picture.read = { ...read, ...page, again }
      }
      return inOrder(pictures.map(({ page, read }) => pageText(page, read.ready, read.words)))
    },
    readAgain() {
      if (engine === null || pictures.length === 0) return null
      const { recognise } = engine
      const again = pictures.flatMap(({ page, read: { again: known, second } }) => {
        const look = known ?? (hasRoom(NO_MORE_READINGS_BYTES) ? lookAt(second(), recognise, 'pieces') : null)
        return look === null ? [] : [pageText(page, look.ready, look.words)]
      })
      return again.length < pictures.length ? null : inOrder(again)
    },
    readLine(page, words, tall) {
      const decoded = pictures.find((one) => one.page === page.page)?.decoded
      if (page.source === 'text' || engine === null || decoded === undefined || words.length === 0 || !hasTime())
        return null
      const line = around(words)
      // The median: beside a fold the box of a word is too high.
      const height = Math.max(6, words.map((word) => word.height).toSorted((a, b) => a - b)[words.length >> 1] ?? 0)
      if (line.height > 3 * height) return null
      const picture = prepareLine(decoded, page, line, { height, tall })
      return { ...page, width: picture.width, height: picture.height, words: engine.recognise(picture, 'line') }
    },
  }
}

function around(words: readonly PageWord[]): { x: number; y: number; width: number; height: number } {
  const [x, y] = [Math.min(...words.map((word) => word.x)), Math.min(...words.map((word) => word.y))]
  const right = Math.max(...words.map((word) => word.x + word.width))
  const below = Math.max(...words.map((word) => word.y + word.height))
  return { x, y, width: right - x, height: below - y }
}

function cpuMsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

const pageText = (page: number, { picture, toStored }: ReadyPicture, words: PageText['words']): PageText => ({
  page,
  source: 'picture',
  width: picture.width,
  height: picture.height,
  words,
  toStored,
})

/** The first ones and the last. */
function chosenOf(pages: readonly number[], most: number): number[] {
  return pages.length <= most ? [...pages] : [...pages.slice(0, most - 1), ...pages.slice(-1)]
}

/** Pages in the order in which they are read: the first and the last of many, then those that follow the first. */
function inReadingOrder(pages: readonly number[]): number[] {
  if (pages.length <= MOST_PICTURES) return [...pages]
  return [...pages.slice(0, 1), ...pages.slice(-1), ...pages.slice(1, MOST_PICTURES - 1)]
}

const chosenPages = (count: number, most: number) =>
  chosenOf(
    Array.from({ length: count }, (_, at) => at + 1),
    most,
  )

// A logo covers less, a bill on a printed mail more.
const LARGE_PICTURE = 0.15

/** Tells text that a page shows from what a scanner left below its picture, and from letters without a meaning. */
function isLegible({ text: { words }, isPicture }: PdfPage): boolean {
  const letters = words.map(({ text }) => text).join('')
  const plain = letters.match(/[\p{Script=Latin}\d.,:;/€%°()'’-]/gu)?.length ?? 0
  return !isPicture && words.length > 0 && plain >= 0.85 * letters.length
}

/** Words that the engine read from one prepared picture. */
type PreparedPage = { ready: ReadyPicture; words: PageText['words'] }

type Upright = PreparedPage & {
  /** the second reading, if it was needed already */
  again: PreparedPage | null
  /** Prepares the picture of the second reading. */
  second: () => ReadyPicture
}

const lookAt = (ready: ReadyPicture, recognise: Recognise, layout: ReadLayout): PreparedPage => ({
  ready,
  words: recognise(ready.picture, layout),
})

/** Reads a picture. If little is legible, reads it as pieces too, then upside down, and keeps the reading with most clear letters. */
function upright(
  prepared: ReadyPicture,
  second: () => ReadyPicture,
  recognise: Recognise,
  hasTime: () => boolean,
): Upright {
  const nothing = { ready: prepared, words: [] }
  if (!isPage(prepared)) return { ...nothing, again: nothing, second }
  const isRead = (words: PageText['words']) => {
    const clear = clearLetters(words)
    return clear > 0.6 * words.reduce((sum, { text }) => sum + text.length, 0) && clear > 0.35 * prepared.letters
  }
  const page = lookAt(prepared, recognise, 'page')
  if (isRead(page.words) || !hasTime()) return { ...page, again: null, second }
  const pieces = lookAt(second(), recognise, 'pieces')
  if (isRead(pieces.words) || !hasTime()) return { ...page, again: pieces, second }
  const turned = lookAt(onItsHead(prepared), recognise, 'pieces')
  if (clearLetters(turned.words) <= Math.max(clearLetters(page.words), clearLetters(pieces.words)))
    return { ...page, again: pieces, second }
  return { ...(hasTime() ? lookAt(turned.ready, recognise, 'page') : turned), again: turned, second }
}

// A wall has no letters. In fur, gravel or noise dark and bright change at every other point, in print at one of a hundred, and
// no angle shows gaps between rows. They would keep the engine busy for minutes.
const LEAST_LETTERS = 12
const MOST_EDGES = 0.05
// Print has ten and more, grain at most three.
const LEAST_CONTRAST = 4.5

function isPage({ letters, contrast, picture: { data } }: ReadyPicture): boolean {
  let edges = 0
  for (let at = 1; at < data.length; at += 1) if ((data[at] ?? 0) < 128 !== (data[at - 1] ?? 0) < 128) edges += 1
  return letters >= LEAST_LETTERS && contrast >= LEAST_CONTRAST && edges < MOST_EDGES * data.length
}

const clearLetters = (words: PageText['words']) =>
  words.reduce((sum, { text, confidence }) => sum + (confidence > 75 ? text.length : 0), 0)
