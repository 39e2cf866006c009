#!/usr/bin/env bash
# The text of a PDF form that somebody filled in, a claim form with its amounts, is not what the page shows: unpdf 1.8.1 (pdf.js), mupdf
# 1.28.1 (toStructuredText) and @hyzyla/pdfium 2.1.13 (getText) give what was printed and leave out each value of a field, which is
# drawn on the page by the field's own appearance. Expected: the words that one sees. Seen: three times the label alone. pdf.js has the
# values among its annotations, pdftotext of poppler 22.12 writes them as text; from the form flattened all three read them.
source "$(dirname "$0")/setup.sh" @cantoo/pdf-lib@2.11.1 unpdf@1.8.1 mupdf@1.28.1 @hyzyla/pdfium@2.1.13
cat >look.mjs <<'JS'
import { PDFDocument } from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { Document } from 'mupdf'
import { extractText } from 'unpdf'
async function fillIn(isFlat) {
  const made = await PDFDocument.create()
  const page = made.addPage([300, 100])
  page.drawText('Amount', { x: 20, y: 50, size: 12 })
  const field = made.getForm().createTextField('amount')
  field.setText('45,00 EUR')
  field.addToPage(page, { x: 100, y: 42, width: 120, height: 24 })
  if (isFlat) made.getForm().flatten()
  return made.save()
}
const pdfium = await PDFiumLibrary.init()
const readers = {
  unpdf: async (bytes) => (await extractText(new Uint8Array(bytes))).text.join(' '),
  mupdf: (bytes) => Document.openDocument(bytes, 'application/pdf').loadPage(0).toStructuredText().asText(),
  pdfium: async (bytes) => (await pdfium.loadDocument(Buffer.from(bytes))).getPage(0).getText(),
}
for (const [isFlat, seen] of [[false, 'Amount'], [true, 'Amount45,00EUR']])
  for (const [name, read] of Object.entries(readers)) {
    const found = (await read(await fillIn(isFlat))).replaceAll(/\s/g, '')
    console.log(`${name}, ${isFlat ? 'flattened' : 'a form'}: ${found}`)
    if (found !== seen) throw new Error(`${seen} was seen before`)
  }
JS
node look.mjs
echo 'as described: unpdf 1.8.1, mupdf 1.28.1, @hyzyla/pdfium 2.1.13'
