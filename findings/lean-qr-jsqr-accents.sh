#!/usr/bin/env bash
# lean-qr 2.7.4 writes "é" as one byte of ISO 8859-1, which ISO/IEC 18004 has as the meaning of plain bytes; jsqr 1.4.0 reads plain bytes
# as UTF-8. Expected of two that differ: a wrong letter, or no result. Seen: jsqr finds the code and answers with what is left, without
# an error: a transfer code (EPC069-12) for "Clinique vétérinaire" begins at the digits of its IBAN, without name and country, and "È così"
# is empty. zxing-wasm 3.1.4 reads both. The third line of a transfer code says UTF-8 besides, which lean-qr does not look at. What uqr
# 0.1.3 writes, in UTF-8, both read.
source "$(dirname "$0")/setup.sh" lean-qr@2.7.4 jsqr@1.4.0 uqr@0.1.3 zxing-wasm@3.1.4
cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs'
import jsqr from 'jsqr'
import { generate } from 'lean-qr'
import { encode } from 'uqr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
const wasmBinary = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })

const draw = (size, isDark) => {
  const width = 4 * (size + 8)
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let at = 0; at < width * width; at += 1) {
    const [x, y] = [Math.floor((at % width) / 4) - 4, Math.floor(at / width / 4) - 4]
    if (x >= 0 && y >= 0 && x < size && y < size && isDark(x, y)) data.fill(0, at * 4, at * 4 + 3)
  }
  return { data, width, height: width, colorSpace: 'srgb' }
}
const writers = {
  'lean-qr': (text) => ((code) => draw(code.size, (x, y) => code.get(x, y)))(generate(text)),
  uqr: (text) => (({ data, size }) => draw(size, (x, y) => data[y][x]))(encode(text, { border: 0 })),
}
const readers = {
  jsqr: ({ data, width, height }) => jsqr.default(data, width, height)?.data,
  'zxing-wasm': async (picture) => (await readBarcodes(picture, { formats: ['QRCode'] }))[0]?.text,
}
const lines = ['BCD', '002', '1', 'SCT', '', 'Clinique vétérinaire', 'FR7630004000010000000000136', 'EUR12.50', '', '', 'Oslo', '']
const transfer = lines.join('\n')
const lost = { [transfer]: transfer.slice(transfer.indexOf('7630')), 'È così': '', '45 €': '45 €' }
for (const [text, left] of Object.entries(lost))
  for (const [writer, write] of Object.entries(writers))
    for (const [reader, read] of Object.entries(readers)) {
      const found = await read(write(text))
      const wanted = writer === 'lean-qr' && reader === 'jsqr' ? left : text
      console.log(`${writer} to ${reader}: ${JSON.stringify(text)} is ${found === text ? 'the same' : JSON.stringify(found)}`)
      if (found !== wanted) throw new Error('It was otherwise before')
    }
JS
node look.mjs
echo 'as described: lean-qr 2.7.4 with jsqr 1.4.0'
