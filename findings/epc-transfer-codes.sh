#!/usr/bin/env bash
# A code for a transfer (EPC069-12, "GiroCode") is twelve lines: the tenth holds a structured reference (RF…), the eleventh what is free
# text, the twelfth a hint for the payer that does not go with the transfer. Expected of four writers of such codes, given the same name,
# account, sum and free text: the same twelve lines, an amount in cents, and nothing that was not given. Seen: sepa-payment-qr-code 2.0.2
# does so. sepa-payment-code 1.0.3 and sepa-qr 0.0.2 write three times 64.10 as EUR192.29999999999998. sepa-qr writes eleven lines: its
# `remittance`, in the README a text like "Invoice 123456789", stands where the structured reference belongs, its `information` where the
# free text does. iban-qr-code 1.0.0 fills what is left out with a made-up bank (DEZZZYYYXXX) and, beside a reference, with "Testsubject".
source "$(dirname "$0")/setup.sh" sepa-payment-qr-code@2.0.2 sepa-payment-code@1.0.3 sepa-qr@0.0.2 iban-qr-code@1.0.0 jsqr@1.4.0 pngjs@7.0.0
cat >look.cjs <<'JS'
const { buffer } = require('node:stream/consumers')
const { girocode } = require('iban-qr-code')
const jsqr = require('jsqr')
const { PNG } = require('pngjs')
const { PaymentCode } = require('sepa-payment-code')
const generateQrCode = require('sepa-payment-qr-code')
const createSepaQr = require('sepa-qr')

const name = 'Insurer'
const iban = 'FR7630004000010000000000136'
const amount = 3 * 64.1
const text = 'Police 412703584'
const reference = 'RF18539007547034'
async function written(stream) {
  const { data, width, height } = PNG.sync.read(await buffer(stream))
  return jsqr(new Uint8ClampedArray(data), width, height).data
}
async function look() {
  const codes = {
    'sepa-payment-qr-code': generateQrCode({ name, iban, amount, unstructuredReference: text }),
    'sepa-payment-code': new PaymentCode(name, iban, amount, undefined, text).getPayload(),
    'sepa-qr': await written(createSepaQr({ name, iban, amount, remittance: text, information: 'Merci' })),
    'iban-qr-code': girocode({ name, iban, amount: '192.30', reason: text, version: '002' }),
    'iban-qr-code, reference': girocode({ name, iban, amount: '192.30', ref: reference, version: '002' }),
  }
  const expected = {
    'sepa-payment-qr-code': ['', 'EUR192.30', '', text, ''],
    'sepa-payment-code': ['', 'EUR192.29999999999998', '', text, ''],
    'sepa-qr': ['', 'EUR192.29999999999998', text, 'Merci', undefined],
    'iban-qr-code': ['DEZZZYYYXXX', 'EUR192.30', '', text, ''],
    'iban-qr-code, reference': ['DEZZZYYYXXX', 'EUR192.30', reference, 'Testsubject', ''],
  }
  for (const [writer, seen] of Object.entries(expected)) {
    const lines = codes[writer].split('\n')
    const found = JSON.stringify([lines[4], lines[7], lines[9], lines[10], lines[11]])
    console.log(`${writer}: ${lines.length} lines; bank, amount, reference, text, hint: ${found}`)
    if (found !== JSON.stringify(seen)) throw new Error(`${JSON.stringify(seen)} was seen before`)
  }
}
look()
JS
node look.cjs
echo 'as described: sepa-payment-qr-code 2.0.2, sepa-payment-code 1.0.3, sepa-qr 0.0.2, iban-qr-code 1.0.0'
