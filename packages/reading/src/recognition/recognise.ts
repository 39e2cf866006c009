import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { Grey } from './grey.ts'
import type { PageWord } from './page-text.ts'

/** Languages whose data the portal has; Belgian papers are read by the French one, which knows all their letters. */
export type ReadLanguage = 'fra' | 'ita'

/** Ways in which the engine looks for text: as a page of columns, as pieces that stand anywhere, or as one line. */
export type ReadLayout = 'page' | 'pieces' | 'line'

/** Reads the words of a picture that was prepared. */
export type Recognise = (picture: Grey, layout: ReadLayout) => PageWord[]

/** The reader of pictures. It knows the letters of one language at a time. */
export type Engine = { recognise: Recognise; setLanguage(language: ReadLanguage): void }

const require = createRequire(import.meta.url)
const dataOf: Record<ReadLanguage, () => string> = {
  fra: () => require.resolve('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz'),
  ita: () => require.resolve('@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz'),
}

const segmentation = { page: 3, pieces: 11, line: 7 } as const
const LSTM_ALONE = 1

// A part of what every Node has, for which no types come without those of a browser.
declare const WebAssembly: { validate(bytes: Uint8Array): boolean }

// A module that multiplies eight pairs of bytes at once, as the engine's faster build does: a fifth of its time less, and the same words.
const WITH_RELAXED_SIMD = Buffer.from('0061736d010000000105016000017b030201000a0f010d004101fd0f4102fd0ffd80020b', 'hex')

async function loadCore() {
  const quiet = { print() {}, printErr() {} }
  const { default: load } = WebAssembly.validate(WITH_RELAXED_SIMD)
    ? await import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js')
    : await import('tesseract.js-core/tesseract-core-simd-lstm.js')
  return load(quiet)
}

/** Starts the engine with one language, from the data that its npm package brings. */
export async function startEngine(first: ReadLanguage): Promise<Engine> {
  const core = await loadCore()
  const api = new core.TessBaseAPI()
  function begin(language: ReadLanguage): void {
    core.FS.writeFile(`/${language}.traineddata`, gunzipSync(readFileSync(dataOf[language]())))
    if (api.Init('/', language, LSTM_ALONE) !== 0) throw new Error('The reader of pictures did not start')
    api.SetVariable('user_defined_dpi', '230')
  }
  begin(first)
  return {
    setLanguage(language) {
      api.End()
      begin(language)
    },
    recognise({ data, width, height }, layout) {
      const header = Buffer.from(`P5\n${width} ${height}\n255\n`)
      core.FS.writeFile('/input', Buffer.concat([header, data]))
      api.SetPageSegMode(segmentation[layout])
      api.SetImageFile(1, 0, false)
      core.FS.writeFile('/input', new Uint8Array(0))
      if (api.Recognize(null) !== 0) throw new Error('A picture was not read')
      const words = parseWords(api.GetTSVText(0))
      api.Clear()
      return words
    },
  }
}

/** Words of the engine's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function parseWords(table: string): PageWord[] {
  return table.split('\n').flatMap((row) => {
    const [level, , , , , , x, y, width, height, confidence, text = ''] = row.split('\t')
    if (level !== '5' || text.trim() === '') return []
    return [
      {
        text: text.trim(),
        x: Number(x),
        y: Number(y),
        width: Number(width),
        height: Number(height),
        confidence: Number(confidence),
      },
    ]
  })
}
