import { PDFiumLibrary, PDFiumModule } from '@hyzyla/pdfium'

type Module = Awaited<ReturnType<typeof PDFiumModule>>

/** Functions of PDFium that its types leave out; places in memory are numbers. */
type UntypedFunctions = {
  _FPDFPage_Flatten(page: number, use: number): number
  _FPDFPage_GetRotation(page: number): number
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number
  _FPDFText_GetUnicode(text: number, at: number): number
  _FPDFText_GetLooseCharBox(text: number, at: number, box: number): number
  _FPDFText_GetCharAngle(text: number, at: number): number
  _FPDFText_GetTextObject(text: number, at: number): number
  _FPDFTextObj_GetTextRenderMode(object: number): number
  _FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    turn: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ): number
}

export type PDFium = Module & UntypedFunctions

const untyped = [
  '_FPDFPage_Flatten',
  '_FPDFPage_GetRotation',
  '_FPDFPageObj_GetBounds',
  '_FPDFText_GetUnicode',
  '_FPDFText_GetLooseCharBox',
  '_FPDFText_GetCharAngle',
  '_FPDFText_GetTextObject',
  '_FPDFTextObj_GetTextRenderMode',
  '_FPDF_PageToDevice',
] as const satisfies readonly (keyof UntypedFunctions)[]

const isComplete = (module: Module): module is PDFium => untyped.every((name) => name in module)

/** Starts PDFium and opens a PDF with it; throws where it is not one. */
export async function openWithPdfium(bytes: Uint8Array): Promise<{ pdfium: PDFium; document: number }> {
  let module: Module | undefined
  await PDFiumLibrary.initBase({ vendor: async (options) => (module = await PDFiumModule(options)) })
  if (module === undefined || !isComplete(module)) throw new Error('PDFium without the text of its pages')
  const place = module.wasmExports.malloc(bytes.length)
  module.HEAPU8.set(bytes, place)
  const document = module._FPDF_LoadMemDocument(place, bytes.length, 0)
  if (document === 0) throw new Error('A PDF that does not open')
  return { pdfium: module, document }
}

/** Runs work with a page as a screen shows it, with its form fields, stamps and notes drawn into it. */
export function withPage<T>({ pdfium, document }: OpenPdfium, page: number, work: (handle: number) => T): T {
  const bare = pdfium._FPDF_LoadPage(document, page - 1)
  pdfium._FPDFPage_Flatten(bare, FOR_SCREENS)
  pdfium._FPDF_ClosePage(bare)
  const handle = pdfium._FPDF_LoadPage(document, page - 1)
  try {
    return work(handle)
  } finally {
    pdfium._FPDF_ClosePage(handle)
  }
}

export type OpenPdfium = Awaited<ReturnType<typeof openWithPdfium>>

const FOR_SCREENS = 0
