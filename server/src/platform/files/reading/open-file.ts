import sharp from 'sharp'
import { SOURCE_LIMITS } from '../image/re-encode.ts'
import type { Grey } from './grey.ts'
import type { PageText } from './page-text.ts'
import { openPdf } from './pdf-text.ts'
import { decodeGrey, onItsHead, preparePicture, type ReadyPicture } from './prepare-picture.ts'
import { type ReadLanguage, type Recognise, startEngine } from './recognise.ts'

type MediaType = 'image/jpeg' | 'image/png' | 'application/pdf'

/** A file that can be read, and read a second time in another way. */
export type ReadableFile = {
  /** Pages with their words. */
  read(): Promise<PageText[]>
  /** The pages that were read from pictures once more, as pieces that stand anywhere; null where all text is exact. */
  readAgain(): PageText[] | null
}

// Of a long document the first pages and the last: a bill begins on one of those and ends on the other.
const MOST_TEXT_PAGES = 12
const MOST_PICTURES = 3
const DRAWN_PIXELS = 4_900_000

/** Opens a stored file. The engine for pictures starts only where there is one to read. */
export async function openFile(bytes: Buffer, media_type: MediaType, language: ReadLanguage): Promise<ReadableFile> {
  const exact: PageText[] = []
  const pictures: { page: number; ready: ReadyPicture }[] = []
  let engine: Recognise | null = null
  const start = async () => (engine ??= await startEngine(language))

  async function recognised(page: number, decoded: Grey): Promise<PageText> {
    const recognise = await start()
    const prepared = preparePicture(decoded)
    const { ready, words } = upright(prepared, recognise)
    pictures.push({ page, ready })
    return pageText(page, ready, words)
  }

  async function readPdf(): Promise<PageText[]> {
    const pdf = await openPdf(bytes)
    const wanted = chosenPages(pdf.pages, MOST_TEXT_PAGES)
    const withPictures: number[] = []
    for (const page of wanted) {
      const text = pdf.text(page)
      if (isUsable(text)) exact.push(text)
      else withPictures.push(page)
    }
    const drawn: PageText[] = []
    for (const page of chosenOf(withPictures, MOST_PICTURES)) {
      const { data, width, height } = await pdf.draw(page, DRAWN_PIXELS)
      drawn.push(await recognised(page, await decodeGrey(sharp(data, { raw: { width, height, channels: 4 } }))))
    }
    return [...exact, ...drawn].toSorted((one, other) => one.page - other.page)
  }

  return {
    async read() {
      if (media_type === 'application/pdf') return readPdf()
      return [await recognised(1, await decodeGrey(sharp(bytes, SOURCE_LIMITS)))]
    },
    readAgain() {
      const recognise = engine
      if (recognise === null || pictures.length === 0) return null
      const again = pictures.map(({ page, ready }) => pageText(page, ready, recognise(ready.picture, 'pieces')))
      return [...exact, ...again].toSorted((one, other) => one.page - other.page)
    },
  }
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

const chosenPages = (count: number, most: number) =>
  chosenOf(
    Array.from({ length: count }, (_, at) => at + 1),
    most,
  )

/** Tells text that a page really shows from a stamp of a scanner's, or letters without a meaning. */
function isUsable({ words }: PageText): boolean {
  const text = words.map((word) => word.text).join('')
  const plain = text.match(/[\p{Script=Latin}\d.,:;/€%°()'’\-]/gu)?.length ?? 0
  return words.length >= 12 && /\d/.test(text) && plain > 0.85 * text.length
}

/** The way up in which more words can be read; only a page that lay on its side, or that says next to nothing, is tried both ways. */
function upright(prepared: ReadyPicture, recognise: Recognise): { ready: ReadyPicture; words: PageText['words'] } {
  const words = recognise(prepared.picture, 'page')
  const first = clearLetters(words)
  if (first > 0.6 * words.reduce((sum, { text }) => sum + text.length, 0) && first > 60)
    return { ready: prepared, words }
  const other = onItsHead(prepared)
  const otherWords = recognise(other.picture, 'page')
  return clearLetters(otherWords) > first ? { ready: other, words: otherWords } : { ready: prepared, words }
}

const clearLetters = (words: PageText['words']) =>
  words.reduce((sum, { text, confidence }) => sum + (confidence > 75 ? text.length : 0), 0)
