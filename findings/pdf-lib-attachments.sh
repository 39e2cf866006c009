#!/usr/bin/env bash
# @cantoo/pdf-lib 2.11.1: `getAttachments()` finds the file of an electronic invoice only as the library's own `attach()` writes it. Of
# forms that ISO 32000 allows and invoicing programs write, a file without /Params (which is optional) makes the call throw for
# all files of the document, and a file under /UF alone, in a branch (/Kids) of the names, or named by the catalog's /AF alone is left
# out without a word. Expected: each is listed. Seen: one list, one error, three empty lists.
source "$(dirname "$0")/setup.sh" @cantoo/pdf-lib@2.11.1
cat >look.mjs <<'JS'
import { PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib'
const name = (text) => PDFName.of(text)
async function list(change) {
  const made = await PDFDocument.create()
  made.addPage()
  await made.attach(Buffer.from('<Invoice/>'), 'factur-x.xml', { mimeType: 'text/xml' })
  const written = await PDFDocument.load(await made.save())
  const objects = written.context.enumerateIndirectObjects().map(([, object]) => object)
  const file = objects.find((one) => one instanceof PDFDict && one.has(name('EF')))
  const stream = objects.find((one) => one instanceof PDFStream && one.dict.lookup(name('Type')) === name('EmbeddedFile'))
  change({ file, stream, catalog: written.catalog, context: written.context })
  const read = await PDFDocument.load(await written.save())
  try {
    return read.getAttachments().map(({ name }) => name).join() || 'none'
  } catch (error) {
    return error.message
  }
}
const tree = (catalog) => catalog.lookup(name('Names')).lookup(name('EmbeddedFiles'))
const seen = [
  ['as attach() writes it', () => {}, 'factur-x.xml'],
  ['without /Params', ({ stream }) => stream.dict.delete(name('Params')), 'Expected instance of PDFDict, but got instance of undefined'],
  [
    'under /UF alone',
    ({ file }) => {
      const places = file.lookup(name('EF'))
      places.set(name('UF'), places.get(name('F')))
      places.delete(name('F'))
    },
    'none',
  ],
  [
    'in a branch of the names',
    ({ catalog, context }) => {
      const top = tree(catalog)
      top.set(name('Kids'), context.obj([context.register(context.obj({ Names: top.get(name('Names')) }))]))
      top.delete(name('Names'))
    },
    'none',
  ],
  [
    'in /AF alone',
    ({ catalog, file, context }) => {
      catalog.set(name('AF'), context.obj([context.getObjectRef(file)]))
      catalog.delete(name('Names'))
    },
    'none',
  ],
]
for (const [what, change, expected] of seen) {
  const found = await list(change)
  console.log(`${what}: ${found}`)
  if (found !== expected) throw new Error(`${what}: ${expected} was seen before`)
}
JS
node look.mjs
echo 'as described: @cantoo/pdf-lib 2.11.1'
