#!/usr/bin/env bash
# A HEIC file may hold several pictures, and says which one it is of: the primary item (ISO/IEC 23008-12; `pitm`), which need not be the
# first. libheif-js 1.23.2 tells it (`is_primary()`) of each picture. Expected of heic-decode 2.1.0 and heic-convert 2.1.0, which are
# built on it and give one picture: the primary one, as a phone shows it. Seen of a file with a red picture and then a blue one, which is
# primary: both give the red one. Made with heif-enc of libheif 1.15.1 from two plain squares, and `pitm` set to the second.
source "$(dirname "$0")/setup.sh" heic-decode@2.1.0 heic-convert@2.1.0 libheif-js@1.23.2 pngjs@7.0.0
cat >look.cjs <<'JS'
const { gunzipSync } = require('node:zlib')
const convert = require('heic-convert')
const decode = require('heic-decode')
const libheif = require('libheif-js/wasm-bundle')
const { PNG } = require('pngjs')

const file = [
  'H4sIAAAAAAACA2NgYNBIK6ksyEjNTGYAgtzMNEMQOzczMQ2ZzcDAxJ2bWpLIAAGKGSk5RVA2Q0FmcgkDGuAryCzJBbOYgNgkMycfbLyLA5DPCBa2htBA',
  'IAVWw8AUiiTCwGCRmZmXBjdBFMhJBSsDqskoSzZkQBFkggsypmQWFBUAaYfMguR8oEAFUMKZkbkA7jS5Dwx//v74wcDAz6wANE3CgZGH8f9/kAJmhgkg',
  'AojkdjE5KAIltZ0YGdFkFig0sk575am5Lo+FhYcDJAQhHJSA6tldGA8WbVByAFojkllckAq10gGKBQoyKzJBAswcHByD3G0ymQW5sOgGxhlzI1MzAxNz',
  'C2sbkG+Tm5IIinIxDcb1kg3fa1rN//9Y2P4vO+r/+oNxujKoMn+0T7jfnZL/sBEoAwAllYhVbwIAAA==',
].join('')
const buffer = gunzipSync(Buffer.from(file, 'base64'))
const colour = ([red, , blue]) => (red > blue ? 'red' : 'blue')
async function look() {
  const pictures = new libheif.HeifDecoder().decode(buffer).map((picture) => picture.is_primary())
  const decoded = colour((await decode({ buffer })).data)
  const converted = colour(PNG.sync.read(Buffer.from(await convert({ buffer, format: 'PNG' }))).data)
  const second = colour((await (await decode.all({ buffer }))[1].decode()).data)
  const found = `primary ${pictures}; second ${second}; heic-decode ${decoded}, heic-convert ${converted}`
  console.log(found)
  if (found !== 'primary false,true; second blue; heic-decode red, heic-convert red') throw new Error('It was otherwise before')
}
look()
JS
node look.cjs
echo 'as described: heic-decode 2.1.0, heic-convert 2.1.0'
