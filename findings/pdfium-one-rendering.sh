#!/usr/bin/env bash
# @hyzyla/pdfium 2.1.13 closes a page when it has drawn it, and neither its README nor its types say so: a page that was drawn can
# be drawn no second time (in another size, or with its form fields) and gives no text any more; the error is one of WebAssembly
# and names no page. Expected: a page stays open until its document is closed. Seen: text, then a picture, then errors; the same
# page asked for anew gives both.
source "$(dirname "$0")/setup.sh" @hyzyla/pdfium@2.1.13
npm install --silent --no-audit --no-fund pdf-lib@1.17.1
cat >look.mjs <<'JS'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { PDFDocument } from 'pdf-lib'
const made = await PDFDocument.create()
made.addPage([300, 100]).drawText('Consultation 45,00 EUR', { x: 10, y: 40, size: 12 })
const library = await PDFiumLibrary.init()
const opened = await library.loadDocument(await made.save())
const tried = async (work) => {
  try {
    return await work()
  } catch (error) {
    return error.constructor.name
  }
}
const page = opened.getPage(0)
const draw = (one) => tried(async () => `drawn, ${(await one.render({ scale: 1, render: 'bitmap' })).width} pixels wide`)
const seen = [
  ['text before', await tried(() => page.getText()), 'Consultation 45,00 EUR'],
  ['drawn once', await draw(page), 'drawn, 300 pixels wide'],
  ['drawn twice', await draw(page), 'RuntimeError'],
  ['text after', await tried(() => page.getText()), 'RuntimeError'],
  ['asked for anew', await draw(opened.getPage(0)), 'drawn, 300 pixels wide'],
]
for (const [what, found, expected] of seen) {
  console.log(`${what}: ${found}`)
  if (found !== expected) throw new Error(`${what}: ${expected} was seen before`)
}
JS
node look.mjs
echo 'as described: @hyzyla/pdfium 2.1.13'
