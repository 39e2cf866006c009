/** A word and where it stands, from the upper left corner of the page as it was read: upright and straight. */
export type PageWord = {
  text: string
  x: number
  y: number
  width: number
  height: number
  /** 0 to 100, as the engine says; 100 for the text of a PDF, which is exact */
  confidence: number
}

/** Nine numbers, row by row, that carry a point from one plane to another, as a camera sees it: turned, askew or in perspective. */
export type Projection = readonly [number, number, number, number, number, number, number, number, number]

/** A page's words, in no order that can be relied upon. */
export type PageText = {
  /** from 1 */
  page: number
  source: 'text' | 'picture'
  width: number
  height: number
  words: readonly PageWord[]
  /** Carries a point of this page to fractions of the page as it is stored, which may be turned or askew. */
  toStored: Projection
}
