#!/usr/bin/env bash
# jsvat 2.5.4 (October 2025) refuses Belgian VAT numbers that begin with 1. Belgium's enterprise register gives such numbers since
# the ones with 0 ran short (2023), with the same check: 97 less the rest of the first eight digits. Expected: a number with the
# right check is valid, whatever its first digit. Seen: BE0403454276 valid, BE1000012392 not; stdnum 1.12.0 takes both.
source "$(dirname "$0")/setup.sh" jsvat@2.5.4
npm install --silent --no-audit --no-fund stdnum@1.12.0
cat >look.cjs <<'JS'
const { belgium, checkVAT } = require('jsvat')
const { stdnum } = require('stdnum')
const numberOf = (first) => `${first}${String(97 - (Number(first) % 97)).padStart(2, '0')}`
const expected = { '04034542': true, 10000123: false }
for (const first of ['04034542', '10000123']) {
  const number = numberOf(first)
  const found = checkVAT(`BE${number}`, [belgium]).isValid
  console.log(`BE${number}: jsvat ${found}, stdnum ${stdnum.BE.vat.validate(number).isValid}`)
  if (found !== expected[first]) throw new Error(`jsvat said ${expected[first]} of BE${number} before`)
  if (!stdnum.BE.vat.validate(number).isValid) throw new Error(`stdnum took BE${number} before`)
}
JS
node look.cjs
echo 'as described: jsvat 2.5.4'
