#!/usr/bin/env bash
# jsPDF 4.2.1 and PDFKit 0.20.2 write text in a PDF's standard fonts, which have no narrow no-break space (U+202F). Intl
# puts one between the thousands of French amounts. Neither library refuses it or draws a space: each writes the two bytes
# of the character as two letters, so that the paper shows a stroke, "1 /245,60 €" for 1 245,60 €. Amounts below a
# thousand, and Italian ones, are right. Web applications in JavaScript print invoices this way.
source "$(dirname "$0")/setup.sh" jspdf@4.2.1 pdfkit@0.20.2 pdfjs-dist@3.11.174
cat >print.mjs <<'JS'
import { jsPDF } from 'jspdf'
import PDFKit from 'pdfkit'
import pdfjs from 'pdfjs-dist/legacy/build/pdf.js'

const euros = (language, amount) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(amount)

const makers = {
  async jsPDF(text) {
    const document = new jsPDF()
    document.text(text, 20, 20)
    return new Uint8Array(document.output('arraybuffer'))
  },
  async PDFKit(text) {
    const document = new PDFKit()
    const parts = []
    document.on('data', (part) => parts.push(part))
    const ended = new Promise((resolve) => document.on('end', resolve))
    document.text(text)
    document.end()
    await ended
    return new Uint8Array(Buffer.concat(parts))
  },
}

async function shownText(data) {
  const page = await (await pdfjs.getDocument({ data, verbosity: 0 }).promise).getPage(1)
  const { items } = await page.getTextContent()
  return items.map(({ str }) => str).join('').replaceAll('\0', '').replaceAll(/\s+/g, ' ')
}

for (const [name, make] of Object.entries(makers))
  for (const [language, amount] of [['fr-FR', 245.6], ['fr-FR', 1245.6], ['fr-BE', 1245.6], ['it-IT', 11245.6]])
    console.log(`${name} ${language} ${amount}: ${await shownText(await make(euros(language, amount)))}`)
JS

expected='jsPDF fr-FR 245.6: 245,60 €
jsPDF fr-FR 1245.6: 1 /245,60 €
jsPDF fr-BE 1245.6: 1 /245,60 €
jsPDF it-IT 11245.6: 11.245,60 €
PDFKit fr-FR 245.6: 245,60 €
PDFKit fr-FR 1245.6: 1 /245,60 €
PDFKit fr-BE 1245.6: 1 /245,60 €
PDFKit it-IT 11245.6: 11.245,60 €'
# pdfjs-dist also warns, on stdout, that it cannot draw here.
seen=$(node print.mjs | grep -E "^(jsPDF|PDFKit) ")
echo "$seen"
[ "$seen" = "$expected" ] || { echo 'CHANGED: these libraries draw the narrow space otherwise now.' >&2; exit 1; }
