/** A mark on a sheet; places and sizes are points, from the upper left corner. */
export type Mark =
  | {
      kind: 'text'
      x: number
      y: number
      size: number
      text: string
      bold: boolean
      align: 'left' | 'right' | 'center'
      grey: number
      pen: boolean
    }
  | { kind: 'rule'; x: number; y: number; toX: number; toY: number; width: number; grey: number }
  | { kind: 'box'; x: number; y: number; width: number; height: number; grey: number | null }

export type Sheet = { width: number; height: number; marks: Mark[] }

type TextLook = { size?: number; bold?: boolean; align?: 'left' | 'right' | 'center'; grey?: number; pen?: boolean }

/** Puts marks on a sheet. */
export function createPen(sheet: Sheet, usual: number) {
  return {
    text(
      x: number,
      y: number,
      text: string,
      { size = usual, bold = false, align = 'left', grey = 20, pen = false }: TextLook = {},
    ) {
      sheet.marks.push({ kind: 'text', x, y, size, text, bold, align, grey, pen })
    },
    rule(x: number, y: number, toX: number, { width = 0.7, grey = 60, toY = y } = {}) {
      sheet.marks.push({ kind: 'rule', x, y, toX, toY, width, grey })
    },
    box(x: number, y: number, width: number, height: number, grey: number | null = null) {
      sheet.marks.push({ kind: 'box', x, y, width, height, grey })
    },
  }
}
export type Pen = ReturnType<typeof createPen>

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const grey = (value: number) => `rgb(${value},${value},${value})`
const anchors = { left: 'start', right: 'end', center: 'middle' } as const

/** The sheet as SVG, in a font of the machine. */
export function renderSvg(sheet: Sheet, font: string, dpi: number): string {
  const drawn = sheet.marks.map((mark) => {
    if (mark.kind === 'rule')
      return `<line x1="${mark.x}" y1="${mark.y}" x2="${mark.toX}" y2="${mark.toY}" stroke="${grey(mark.grey)}" stroke-width="${mark.width}"/>`
    if (mark.kind === 'box')
      return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" fill="${mark.grey === null ? 'none' : grey(mark.grey)}" stroke="${mark.grey === null ? grey(90) : 'none'}" stroke-width="0.7"/>`
    if (mark.pen) return scribble(mark.x, mark.y, mark.size, mark.text)
    return `<text x="${mark.x}" y="${mark.y}" font-size="${mark.size}" font-weight="${mark.bold ? 700 : 400}" fill="${grey(mark.grey)}" text-anchor="${anchors[mark.align]}">${escaped(mark.text)}</text>`
  })
  const [width, height] = [Math.round((sheet.width * dpi) / 72), Math.round((sheet.height * dpi) / 72)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sheet.width} ${sheet.height}" font-family="${font}" xml:space="preserve"><rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}</svg>`
}

// No font of a hand comes with the machine: figures are strokes of a pen, each a little different.
const strokes: Readonly<Record<string, string>> = {
  '0': 'M5,0 C0,0 0,10 5,10 C10,10 9,0 5,0',
  '1': 'M2,3 L5,0 L5,10',
  '2': 'M1,2 C3,-2 9,0 7,4 L1,10 L9,9',
  '3': 'M1,1 C8,-2 9,4 4,5 C10,5 9,11 1,9',
  '4': 'M6,10 L6,0 L0,7 L9,6',
  '5': 'M8,0 L2,0 L1,4 C9,3 9,11 1,9',
  '6': 'M7,0 C0,3 0,10 5,10 C9,9 8,4 2,6',
  '7': 'M1,0 L8,0 L4,10',
  '8': 'M5,5 C0,3 2,-1 5,0 C9,0 8,4 5,5 C0,7 2,11 5,10 C9,9 8,6 5,5',
  '9': 'M8,3 C5,-2 0,2 3,5 C6,6 8,3 8,1 L6,10',
  '/': 'M8,0 L1,10',
  ',': 'M4,9 L3,12',
  '€': 'M8,1 C2,-1 1,11 8,9 M0,4 L6,4 M0,6 L6,6',
}

function scribble(x: number, y: number, size: number, text: string): string {
  const scale = size / 11
  return [...text]
    .map((char, at) => {
      const path = strokes[char]
      if (path === undefined) return ''
      const lean = Math.sin(x * 12.9 + at * 78.2) * 9
      const up = Math.cos(y * 3.1 + at * 5.7) * 1.2
      return `<path d="${path}" fill="none" stroke="rgb(30,40,110)" stroke-width="1.1" stroke-linecap="round" transform="translate(${x + at * 9.5 * scale},${y - size + up}) scale(${scale}) rotate(${lean})"/>`
    })
    .join('')
}
